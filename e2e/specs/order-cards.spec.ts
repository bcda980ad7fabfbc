import { lowCards, nothingCut } from '../suite/cut-figures';
import { asked } from '../suite/members';
import { signIn } from '../suite/sign-in';
import { book } from '../suite/spot-screen';
import { expect, test } from '../suite/test';
import { noticesStay, standsAside } from '../suite/toasts';

/** Long names and figures, of money that the operator has: what stays open on both sides, and what is filled at once. */
const WORST_ORDERS = [
  ['in', { currency_id: '7', legal_id: '3', price: '0.35001', num: '40000.1234' }],
  ['out', { currency_id: '7', legal_id: '3', price: '0.43999', num: '10000.5678' }],
  ['in', { currency_id: '7', legal_id: '3', price: '0.43', num: '1234.5678' }],
] as const;

test('the card of an order is 64 px high on the smallest phone, with the most that it may say', async ({
  page,
  suite,
}) => {
  test.slow();
  const token = await signIn(page, suite.url, 'operator');
  for (const [side, order] of WORST_ORDERS) {
    const { type, message } = await asked(suite, `transaction/${side}`, token, { ...order, mode: '2' });
    expect([type, message]).toEqual(['ok', expect.anything()]);
  }
  // Their day is over: a card says the date as well.
  await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const main = page.getByRole('main');
  for (const language of ['en', 'zh', 'hk', 'jp', 'kr', 'spa']) {
    await page.evaluate(locale => localStorage.setItem('locale', locale), language);
    await page.goto('/dealCenter?panel=orders');
    for (const list of ['open', 'history', 'completed']) {
      await main.locator(`[data-tab=${list}]`).first().click();
      await expect(main.locator(`[id$=-${list}] td`).first()).toBeVisible();
      await nothingCut(main, `${list} in ${language}`);
      await lowCards(page, `${list} in ${language}`);
    }
  }
});

test('on a telephone the form is a sheet, and what is typed stays when it closes', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter');
  await page.getByRole('main').getByRole('tab', { name: 'Order book' }).click();
  await expect(book(page, 'Bids').getByRole('button').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sell', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Trade BTC/USDT' });
  await expect(sheet.getByRole('radio', { name: 'Sell' })).toBeChecked();
  await sheet.getByRole('textbox', { name: 'Amount', exact: true }).fill('0.03');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(sheet.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('0.03');
  await sheet.getByRole('textbox', { name: 'Price', exact: true }).fill('110000');
  // look.toasts-aside
  await noticesStay(page);
  await sheet.getByRole('button', { name: 'Sell BTC', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sell BTC', exact: true }).click();
  await standsAside(page, [390, 844], [320, 640]);
});
