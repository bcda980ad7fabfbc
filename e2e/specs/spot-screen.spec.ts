import { nothingFound } from '../suite/axe';
import { pointAtEth } from '../suite/point-at';
import { signIn } from '../suite/sign-in';
import { panel, book, field, form, orders, notice, open, rowAt, place, submit } from '../suite/spot-screen';
import { expect, test } from '../suite/test';

test.afterEach(({ suite }) => suite.want('traders/resume'));

test('an order is cancelled on the chart, and the history tells of it', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  // Before the page reads a price: nothing fills the order, and its line stays where it is pressed, near the market, which is always in the chart's sight.
  await suite.want('traders/pause');
  await open(page);
  const best = (await book(page, 'Bids').getByRole('button').first().innerText()).split('\n')[0] ?? '';
  const price = (Number(best.replaceAll(',', '')) - 10).toFixed(2);
  const shown = Number(price).toLocaleString('en', { minimumFractionDigits: 2 });
  await place(page, 'Buy', price, '0.0123');
  await expect(rowAt(page, shown)).toHaveCount(1);
  const drawn = panel(page, 'Chart').locator('.highcharts-container');
  const tag = drawn.getByText('Buy 0.0123', { exact: true });
  await expect(tag).toBeVisible();
  // The demo's own orders have crosses too: the one that begins where the words end is found at one moment.
  await tag.evaluate(words => {
    const { right, y } = words.getBoundingClientRect();
    const far = (one: Element) => Math.hypot(one.getBoundingClientRect().x - right, one.getBoundingClientRect().y - y);
    const crosses = [...(words.closest('svg')?.querySelectorAll('text') ?? [])].filter(one => one.textContent === '✕');
    crosses.sort((one, other) => far(one) - far(other))[0]?.setAttribute('data-testid', 'own-cross');
  });
  await drawn.getByTestId('own-cross').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('0.0123 BTC');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(notice(page, 'Order cancelled')).toBeVisible();
  await expect(rowAt(page, shown)).toHaveCount(0);
  await expect(tag).toHaveCount(0);
  await orders(page).getByRole('tab', { name: 'Order history' }).click();
  const history = orders(page).getByRole('table', { name: 'Order history' });
  await expect(history.getByRole('row').nth(1)).toContainText(shown);
  await expect(history.getByRole('row').nth(1)).toContainText('Cancelled');
  await orders(page).getByRole('radio', { name: 'Filled' }).check();
  await expect(history.getByRole('row').filter({ hasText: 'Cancelled' })).toHaveCount(0);
  await expect(history.getByRole('row').nth(1)).toContainText('Filled');
});

test('by keyboard alone: a limit order is placed, cancelled, and the pair is changed', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await open(page);
  await page.keyboard.press('b');
  await page.keyboard.press('p');
  await expect(field(page, 'Price')).toBeFocused();
  await page.keyboard.type('80004');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Amount')).toBeFocused();
  await page.keyboard.type('0.01');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Buy BTC', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowAt(page, '80,004.00')).toHaveCount(1);

  await rowAt(page, '80,004.00').getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await question.getByRole('button', { name: 'Cancel order', exact: true }).press('Enter');
  await expect(rowAt(page, '80,004.00')).toHaveCount(0);

  const markets = panel(page, 'Markets');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(markets.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('sol');
  const found = markets.getByRole('row').nth(1).getByRole('button', { name: /^SOL/ });
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'SOL/USDT' })).toBeVisible();
});

test('a pair is changed in place: in the next frame nothing of the old one is left', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await open(page);
  const row = panel(page, 'Markets').getByRole('row').filter({ hasText: 'ETH/USDT' });
  await pointAtEth(page, row);
  const shown = await row.getByRole('button', { name: /^ETH/ }).evaluate(
    (button: HTMLElement) =>
      new Promise<string[]>(resolve => {
        button.click();
        requestAnimationFrame(() => {
          const words: string[] = [];
          for (const name of ['Chart', 'Order book', 'Trades', 'Trade']) {
            const place = document.querySelector(`main section[aria-label="${name}"]`) ?? document.body;
            const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) words.push(walk.currentNode.textContent ?? '');
            for (const input of place.querySelectorAll('input')) words.push(input.value);
          }
          resolve([document.querySelector('h1')?.textContent ?? '', document.title, ...words]);
        });
      }),
  );
  expect(shown[0]).toContain('ETH/USDT');
  expect(shown[1]).toContain('ETH/USDT');
  // Neither its name nor one of its prices, each of which is above ten thousand and has two decimals.
  expect(shown.filter(words => /BTC|^\d{2},\d{3}\.\d\d$|^\d{5}\.\d\d$/.test(words))).toEqual([]);
  // And the new one is there: both sides of the book, trades, the form.
  expect(shown.filter(words => /^3,\d{3}\.\d\d/.test(words)).length).toBeGreaterThan(30);
  await expect(book(page, 'Bids').getByRole('button').first()).toHaveText(/^3,\d{3}\./);
});

test('a fill is heard by who wants it', async ({ page, suite }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // oxlint-disable-next-line typescript/unbound-method -- called with its own node below
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      heard.push(this.context.state);
      start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);
  await signIn(page, suite.url, 'trader');
  await open(page);
  await form(page).getByRole('tab', { name: 'Market' }).click();
  await form(page).getByRole('textbox', { name: 'Amount', exact: true }).fill('0.001');
  await submit(page, 'Buy');
  await expect(notice(page, /^Bought 0\.001 BTC/)).toBeVisible();
  expect(await heard()).toEqual([]);
  await form(page).getByRole('checkbox', { name: 'Sound on fills' }).check();
  // Heard once when it is switched on.
  await expect.poll(heard).toHaveLength(2);
  await form(page).getByRole('textbox', { name: 'Amount', exact: true }).fill('0.0011');
  await submit(page, 'Buy');
  await expect(notice(page, /^Bought 0\.0011 BTC/)).toBeVisible();
  await expect.poll(heard).toHaveLength(4);
  expect((await heard()).slice(2)).toEqual(['running', 'running']);
});

test('at 400 % nothing is cut, and the page scrolls one way only', async ({ page, suite }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter');
  const main = page.getByRole('main');
  for (const name of ['Chart', 'Order book', 'Trades', 'Orders']) {
    await main.getByRole('tab', { name, exact: true }).first().click();
    await expect(main.getByRole('tabpanel', { name, exact: true }).first()).toBeVisible();
    const cut = () =>
      main.evaluate(element => {
        const own = [...element.querySelectorAll<HTMLElement>('h1, dt, dd, button, a, input, select, [role=tab]')];
        const isOut = ({ left, right, width }: DOMRect) => width > 1 && (left < -1 || right > innerWidth + 1);
        const scrolls = (one: Element): boolean =>
          one.parentElement !== null &&
          (['auto', 'scroll'].includes(getComputedStyle(one.parentElement).overflowX) &&
          one.parentElement.scrollWidth > one.parentElement.clientWidth
            ? !one.parentElement.matches('main, main > div')
            : scrolls(one.parentElement));
        return own.filter(one => isOut(one.getBoundingClientRect()) && !scrolls(one)).map(one => one.textContent);
      });
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(cut, name).toEqual([]);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, name).toBeLessThanOrEqual(320);
  }
  const buy = main.getByRole('button', { name: 'Buy', exact: true });
  await buy.click();
  const sheet = page.getByRole('dialog', { name: 'Trade BTC/USDT' });
  await sheet.getByRole('textbox', { name: 'Amount', exact: true }).fill('0.01');
  await sheet.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' })).toBeInViewport();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click();
});

test('nothing keeps a member out of what the spot screen opens, by day and by night', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  const inTheme = (theme: string) => page.evaluate(chosen => localStorage.setItem('night_mode', chosen), theme);
  const chart = panel(page, 'Chart');
  await inTheme('night');
  await open(page);
  await orders(page).getByRole('tab', { name: 'Order history' }).click();
  await expect(orders(page).getByRole('table', { name: 'Order history' })).toBeVisible();
  await chart.getByRole('button', { name: 'Draw lines' }).click();
  await page.getByRole('button', { name: 'Trend line', exact: true }).click();
  await expect(chart.getByRole('slider', { name: /^Trend line/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await nothingFound(page, 'a line that is being drawn, and the order history');

  await inTheme('day');
  await page.reload();
  await chart.getByRole('tab', { name: 'Depth' }).click();
  await chart.getByRole('slider', { name: /^Read the depth/ }).press('ArrowLeft');
  await expect(chart.locator('dl')).toBeVisible();
  await form(page).getByRole('tab', { name: 'Market' }).click();
  await nothingFound(page, 'the depth, and a form at market');
  await chart.getByRole('tab', { name: 'Chart', exact: true }).click();
  await chart.getByRole('button', { name: 'Indicators', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Indicators' })).toBeVisible();
  await nothingFound(page, 'the periods of the indicators');
});
