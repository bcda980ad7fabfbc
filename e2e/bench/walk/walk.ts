import type { Page } from 'playwright';
import { onSuitePage } from '../browser/on-suite-page';
import { settled } from '../browser/settled';
import type { Figure } from '../figure';
import { percentile, rounded } from '../statistics';

/** Public screens of different areas. */
const WALK = ['/dealCenter', '/c2cTrade', '/secondDealCenter', '/leverdealCenter', '/'] as const;
const ROUNDS = 12;

export const walk: Figure = {
  name: 'walk',
  says: 'from one area to another, warm, to first content',
  measure: bench =>
    onSuitePage(bench, async page => {
      await page.goto('/');
      await page.locator('[data-area="market"] h1').waitFor();
      // Everybody's first visit of an area fetches it.
      for (const address of WALK) await step(page, address);
      const byAddress = new Map<string, number[]>(WALK.map(address => [address, []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [address, times] of byAddress) {
          await settled(page);
          times.push(await step(page, address));
        }
      }
      const times = [...byAddress.values()].flat();
      const each = [...byAddress].map(([address, of]) => `${address} ${rounded(percentile(of, 0.5), 1)}`);
      return {
        readings: [
          { of: '95th percentile', value: rounded(percentile(times, 0.95), 1), unit: 'ms', bar: { atMost: 100 } },
        ],
        notes: [
          `walk: median ${rounded(percentile(times, 0.5), 1)} ms of ${times.length} steps over ${WALK.length} areas: ${each.join(', ')}`,
        ],
      };
    }),
};

/** As a link does it: the address changes, and single-spa hears of it. To the frame after the words are there. */
function step(page: Page, address: string): Promise<number> {
  return page.evaluate(
    to =>
      new Promise<number>((resolve, reject) => {
        const before = document.querySelector('main [data-area]');
        const began = performance.now();
        const limit = setTimeout(() => reject(new Error(`${to} drew nothing`)), 10_000);
        const observer = new MutationObserver(() => {
          const area = [...document.querySelectorAll('main [data-area]')].find(each => each !== before);
          if (!area || area.textContent.trim() === '') return;
          observer.disconnect();
          clearTimeout(limit);
          // Before what waits behind the frame: that is no longer the way here.
          const told = () =>
            scheduler.postTask(() => resolve(performance.now() - began), { priority: 'user-blocking' });
          requestAnimationFrame(() => void told());
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        history.pushState(null, '', to);
      }),
    address,
  );
}
