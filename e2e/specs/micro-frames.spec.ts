import type { Page } from '@playwright/test';
import { threadTime } from '../bench/browser/thread-time';
import { asked, BET, openMicro, orders, passes, resetClock, runningAt } from '../suite/micro-screen';
import { signIn } from '../suite/sign-in';
import { inStillMarket } from '../suite/still-market';
import { expect, test } from '../suite/test';

inStillMarket(resetClock);

/** Main-thread CPU a frame, in milliseconds, over so many frames: a busy machine is not in it. */
async function costOfFrame(page: Page, frames: number): Promise<number> {
  const thread = await threadTime(page);
  const before = await thread.read();
  const drawn = await page.evaluate(
    wanted =>
      new Promise<number>(resolve => {
        let seen = 0;
        const count = () => {
          seen += 1;
          if (seen < wanted) requestAnimationFrame(count);
          else resolve(seen);
        };
        requestAnimationFrame(count);
      }),
    frames,
  );
  const after = await thread.read();
  await thread.cdp.detach();
  return ((after.all - before.all) * 1_000) / drawn;
}

/** Of the 16.7 that a frame has. */
const MOST_OF_FRAME_MS = 8;

test('fifty orders that run drop no frame', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  const running = await runningAt(suite, token);
  for (let at = running; at < 50; at += 1) {
    const type = at % 2 === 0 ? '1' : '2';
    await asked(suite, token, 'microtrade/submit', { ...BET, type, seconds: '3600', number: '10' });
  }
  await suite.want('traders/resume');
  await openMicro(page);
  await expect(orders(page).getByRole('tab', { name: 'Trading (50)' })).toBeVisible();
  await expect(page.getByText(/^[▲▼] 10 USDT/).first()).toBeAttached();
  const cost = await costOfFrame(page, 300);
  test.info().annotations.push({ type: 'CPU of a frame, ms', description: cost.toFixed(2) });
  expect(cost).toBeLessThan(MOST_OF_FRAME_MS);
  await passes(suite, 3_601);
});
