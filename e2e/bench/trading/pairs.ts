import type { Locator, Page } from 'playwright';
import { onSuitePage } from '../browser/on-suite-page';
import { settled } from '../browser/settled';
import type { Figure } from '../figure';
import { percentile, rounded } from '../statistics';

const BASES = ['ETH', 'SOL', 'XRP', 'BTC'] as const;
const ROUNDS = 10;

export const pairs: Figure = {
  name: 'pairs',
  says: 'another pair on the spot screen, in place, warm: to its name, and to its book',
  measure: bench =>
    onSuitePage(bench, async page => {
      await page.goto('/dealCenter?symbol=BTC/USDT');
      await page.getByRole('group', { name: 'Bids' }).getByRole('button').first().waitFor();
      for (const base of BASES) await switched(page, base);
      const all: Switched[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const base of BASES) {
          await pointedAt(page, base);
          await settled(page);
          all.push(await switched(page, base));
        }
      }
      const of = (what: keyof Switched, share: number) =>
        rounded(
          percentile(
            all.map(each => each[what]),
            share,
          ),
          1,
        );
      return {
        readings: [
          { of: 'named, 95th percentile', value: of('namedMs', 0.95), unit: 'ms', bar: { atMost: 100 } },
          { of: 'book, 95th percentile', value: of('bookMs', 0.95), unit: 'ms', bar: { atMost: 100 } },
        ],
        notes: [
          `pairs: median ${of('namedMs', 0.5)} ms named, ${of('bookMs', 0.5)} ms with its book, of ${all.length}`,
        ],
      };
    }),
};

interface Switched {
  /** To the end of the frame that shows the other pair's name. */
  readonly namedMs: number;
  /** To the end of the frame that shows the rows of its book. */
  readonly bookMs: number;
}

const rowOf = (page: Page, base: string): Locator =>
  page.getByRole('region', { name: 'Markets' }).getByRole('button', { name: new RegExp(`^${base}/`) });

/** A pointer is there before it presses, and the screen follows ahead the pair that it stands on. */
async function pointedAt(page: Page, base: string): Promise<void> {
  await page.mouse.move(0, 0);
  await rowOf(page, base).hover();
}

function switched(page: Page, base: string): Promise<Switched> {
  return rowOf(page, base).evaluate(
    (button: HTMLElement, name) =>
      new Promise<Switched>((resolve, reject) => {
        const levels = () => [...document.querySelectorAll('[role="group"] > button i + span')];
        const old = new Set(levels().map(({ textContent }) => textContent));
        const began = performance.now();
        const limit = setTimeout(() => reject(new Error(`${name} did not come`)), 10_000);
        let namedMs: Promise<number> | null = null;
        const painted = () =>
          new Promise<number>(shown =>
            requestAnimationFrame(() => {
              // Before what waits behind the frame.
              void scheduler.postTask(() => shown(performance.now() - began), { priority: 'user-blocking' });
            }),
          );
        const look = () => {
          if (!document.querySelector('main h1')?.textContent.startsWith(name)) return;
          namedMs ??= painted();
          const rows = levels();
          if (rows.length < 10 || rows.some(({ textContent }) => old.has(textContent))) return;
          observer.disconnect();
          clearTimeout(limit);
          void Promise.all([namedMs, painted()]).then(([named, bookMs]) => resolve({ namedMs: named, bookMs }));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        button.click();
      }),
    `${base}/`,
  );
}
