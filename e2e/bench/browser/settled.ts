import type { Page } from 'playwright';

/** So often in a row the page had so much time to spare. */
const SETTLED = { spareMs: 4, times: 5 } as const;

/** Who goes on has seen where they are: what the screen before still had to draw is not the next one's time. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    ({ spareMs, times }) =>
      new Promise<void>(resolve => {
        let spare = 0;
        const idle = (deadline: IdleDeadline) => {
          spare = deadline.timeRemaining() > spareMs ? spare + 1 : 0;
          if (spare < times) requestIdleCallback(idle);
          else resolve();
        };
        requestIdleCallback(idle);
      }),
    SETTLED,
  );
}
