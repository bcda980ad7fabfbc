import type { Page } from 'playwright';
import type { Suite } from '../../suite/suite';
import type { Bench } from '../bench';
import { threadTime } from '../browser/thread-time';
import type { Measured } from '../figure';
import { median, rounded } from '../statistics';

const ROUNDS = 3;
/** Changes of books a second, over all pairs: what the exchange makes of them is gathered as it always is. */
const LIVELY = 1_000;
const USUAL = 200;

/** By the second. */
export interface Watched {
  readonly frames: number;
  readonly longTasks: number;
  readonly cpu: number;
}

/** The page that is open while the market is lively, and in turn while it stands still. */
export async function livelyAndStill(
  bench: Bench,
  page: Page,
  suite: Suite,
  /** Its name in the notes, and what the trader does meanwhile. */
  { name, meanwhile }: { readonly name: string; readonly meanwhile?: (page: Page, ms: number) => Promise<void> },
): Promise<Measured> {
  try {
    const [still, lively]: [Watched[], Watched[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      await suite.want('traders/pause');
      still.push(await watched(bench, page));
      await suite.want('traders/rate', { updates_per_second: LIVELY });
      await suite.want('traders/resume');
      lively.push(await watched(bench, page, meanwhile));
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
        `${name}: main thread ${percent(lively)} % of one core at ${LIVELY} changes a second, ${percent(still)} % still`,
      ],
    };
  } finally {
    await suite.want('traders/rate', { updates_per_second: USUAL });
    await suite.want('traders/resume');
  }
}

async function watched(
  bench: Bench,
  page: Page,
  meanwhile: (page: Page, ms: number) => Promise<void> = () => Promise.resolve(),
): Promise<Watched> {
  const ms = bench.asked.seconds * 1000;
  const time = await threadTime(page);
  const before = await time.read();
  const [{ frames, longTasks }] = await Promise.all([seenIn(page, ms), meanwhile(page, ms)]);
  const after = await time.read();
  await time.cdp.detach();
  const passed = (after.at - before.at) / 1000;
  return { frames: frames / passed, longTasks, cpu: (after.all - before.all) / passed };
}

const seenIn = (page: Page, forMs: number) =>
  page.evaluate(
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
    forMs,
  );
