import type { Page } from 'playwright';
import type { Bench } from '../bench';
import { onSuitePage } from '../browser/on-suite-page';
import { settled } from '../browser/settled';
import { threadTime } from '../browser/thread-time';
import type { Figure } from '../figure';
import { median, rounded } from '../statistics';

const ROUNDS = 3;
/** Changes of books a second, over all pairs: what the exchange makes of them is gathered as it always is. */
const LIVELY = 1_000;
const USUAL = 200;

export const screen: Figure = {
  name: 'screen',
  says: 'the spot screen itself while the market is lively ÷ while it stands still: frames, long tasks, CPU',
  measure: bench =>
    onSuitePage(bench, async (page, suite) => {
      try {
        await page.goto('/dealCenter?symbol=BTC/USDT');
        await page.getByRole('group', { name: 'Bids' }).getByRole('button').first().waitFor();
        await settled(page);
        const [still, lively]: [Watched[], Watched[]] = [[], []];
        for (let round = 0; round < ROUNDS; round += 1) {
          await suite.want('traders/pause');
          still.push(await watched(bench, page));
          await suite.want('traders/rate', { updates_per_second: LIVELY });
          await suite.want('traders/resume');
          lively.push(await watched(bench, page));
        }
        const of = (each: readonly Watched[], what: keyof Watched) => median(each.map(one => one[what]));
        const longTasks = lively.reduce((sum, one) => sum + one.longTasks, 0);
        const percent = (each: readonly Watched[]) => rounded(of(each, 'cpu') * 100, 1);
        return {
          readings: [
            {
              of: 'frames ÷ still',
              value: rounded(of(lively, 'frames') / of(still, 'frames'), 3),
              unit: '×',
              bar: { atLeast: 0.9 },
            },
            { of: 'tasks over 50 ms', value: longTasks, unit: 'tasks', bar: { atMost: 0 } },
          ],
          notes: [
            `screen: main thread ${percent(lively)} % of one core at ${LIVELY} changes a second, ${percent(still)} % still`,
          ],
        };
      } finally {
        await suite.want('traders/rate', { updates_per_second: USUAL });
        await suite.want('traders/resume');
      }
    }),
};

/** By the second. */
interface Watched {
  readonly frames: number;
  readonly longTasks: number;
  readonly cpu: number;
}

async function watched(bench: Bench, page: Page): Promise<Watched> {
  const time = await threadTime(page);
  const before = await time.read();
  const { frames, longTasks } = await page.evaluate(
    ms =>
      new Promise<{ frames: number; longTasks: number }>(resolve => {
        const seen = { frames: 0, longTasks: 0 };
        const tasks = new PerformanceObserver(list => (seen.longTasks += list.getEntries().length));
        tasks.observe({ type: 'longtask' });
        const began = performance.now();
        const count = () => {
          seen.frames += 1;
          if (performance.now() - began < ms) return requestAnimationFrame(count);
          tasks.disconnect();
          return resolve(seen);
        };
        requestAnimationFrame(count);
      }),
    bench.asked.seconds * 1000,
  );
  const after = await time.read();
  await time.cdp.detach();
  const passed = (after.at - before.at) / 1000;
  return { frames: frames / passed, longTasks, cpu: (after.all - before.all) / passed };
}
