import { nothingCut } from '../suite/cut-figures';
import { signIn } from '../suite/sign-in';
import { orders, panel } from '../suite/spot-screen';
import { expect, test } from '../suite/test';

/* Where a mouse is used, scroll bars take room; other journeys have none, as on a telephone. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** What scrolls down: how wide its bar is, whether it is in the theme's colours, and what it has too little room for. */
const scrolling = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('*')]
    .filter(each => each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === 'auto')
    .map(each => ({
      bar: each.offsetWidth - each.clientWidth,
      isThemed: getComputedStyle(each).scrollbarColor !== 'auto',
      tooWide: each.scrollWidth - each.clientWidth,
    }));

test('scroll bars are narrow, in the theme, and take no column from a table', async ({ page, suite }) => {
  // So low that markets, trades and orders all scroll.
  await page.setViewportSize({ width: 1440, height: 640 });
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter');
  const main = page.getByRole('main');
  await expect(orders(page).getByRole('button', { name: 'Cancel', exact: true }).first()).toBeVisible();
  await expect(panel(page, 'Trades').getByRole('listitem').nth(15)).toBeAttached();
  // A column gives way in the task after the one in which a figure grew.
  const seen = async () => {
    const bars = await main.evaluate(scrolling);
    const isNarrow = bars.every(({ bar }) => bar > 0 && bar <= 12);
    const wrong = bars.filter(({ isThemed, tooWide }) => !isThemed || tooWide > 0);
    return { areThree: bars.length >= 3, isNarrow, wrong };
  };
  await expect.poll(seen).toEqual({ areThree: true, isNarrow: true, wrong: [] });
  await nothingCut(main, 'panels beside their scroll bars');
  const heads = (place: typeof main, table: string) =>
    place.getByRole('table', { name: table, exact: true }).getByRole('columnheader');
  await expect(heads(main, 'Markets')).toHaveText(['Favourite', 'Pair', 'Price', 'Change']);
  await expect(heads(orders(page), 'Open orders').filter({ hasText: 'Total' })).toHaveCount(1);
});
