import type { Page } from '@playwright/test';
import { agree, dollarsOf, done, fiatMember, main, openOrder, pageOf, published, taken } from '../suite/fiat-members';
import { PASSWORD } from '../suite/members';
import { signIn, signInAs, tokenOf } from '../suite/sign-in';
import { expect, test } from '../suite/test';
import { lessOf } from '../suite/wallet';

const MINUTE_MS = 60_000;
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first();

test.afterEach(async ({ suite }) => {
  await suite.want('clock');
  await suite.want('limits/clear');
});

test('a seller publishes, a buyer takes a part, pays, and is given the coins: to the last cent', async ({
  page,
  browser,
  suite,
}) => {
  test.slow();
  // A price of its own: other journeys of the seller's stand at 7.01.
  const sellersToken = await signIn(page, suite.url, 'seller');
  const before = await dollarsOf(suite, sellersToken);
  await page.goto('/c2c');
  await main(page).getByLabel('Price', { exact: true }).fill('7.02');
  await expect(main(page).getByText(/^-1\.2\d%$/)).toBeVisible();
  await main(page).getByLabel('Amount', { exact: true }).fill('50');
  await main(page).getByRole('radio', { name: 'Bank card', exact: true }).check();
  await main(page).getByRole('button', { name: 'Post ad', exact: true }).click();
  await agree(page, 'Post this ad to sell USDT?', 'Post ad');
  await expect(page).toHaveURL('/c2cRelease?type=sell');
  await expect(main(page).getByRole('row').filter({ hasText: '¥ 7.02' })).toContainText('50 / 50');
  const held = await dollarsOf(suite, sellersToken);
  expect([lessOf(before.available, held.available), lessOf(held.held, before.held)]).toEqual(['50', '50']);

  const buyer = await fiatMember(suite);
  const buyers = await pageOf(browser, suite, buyer);
  await buyers.goto('/c2cTrade?amount=140&way=bank');
  await main(buyers)
    .getByRole('row')
    .filter({ hasText: '¥ 7.02' })
    .getByRole('button', { name: /^Buy USDT/ })
    .click();
  const form = buyers.getByRole('dialog');
  await form.getByLabel('You pay', { exact: true }).fill('140.4');
  await expect(form.getByLabel('You receive', { exact: true })).toHaveValue('20');
  await form.getByLabel('You receive', { exact: true }).fill('33.33');
  await expect(form.getByLabel('You pay', { exact: true })).toHaveValue('233.98');
  await form.getByLabel('You receive', { exact: true }).fill('20');
  await form.getByRole('button', { name: 'Buy USDT', exact: true }).click();
  // The seller hears of it where they are, which they must be by then, and of the payment.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Live/ })).toBeVisible();
  await agree(buyers, 'Place this order?', 'Buy USDT');
  await expect(notice(page, /a buyer wants 20 USDT for ¥ 140\.40/)).toBeVisible();
  await expect(buyers).toHaveURL(/\/c2cOrder\?id=\d+$/);
  await expect(main(buyers).getByText('Pay within')).toBeVisible();
  await expect(buyers).toHaveTitle(/^\(1\) /);
  await expect(main(buyers).getByText(/^14:\d\d$/)).toBeVisible();

  await expect(main(page).getByRole('row').filter({ hasText: '¥ 7.02' })).toContainText('30 / 50');
  await main(buyers).getByRole('checkbox').check();
  await main(buyers).getByRole('button', { name: 'I have paid' }).click();
  await agree(buyers, 'Have you paid?', 'I have paid');
  const told = page.getByRole('listitem').filter({ hasText: 'The buyer has paid ¥ 140.40' });
  // A notice that is pointed at stays.
  await told.hover();
  await expect(
    main(buyers).getByText('The seller is checking your payment and will release the crypto.'),
  ).toBeVisible();
  await told.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveTitle(/^\([1-9]\d*\) /);
  await main(page).getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '20 USDT will be released to the buyer for ¥ 140.40. This can’t be undone.',
  );
  await agree(page, 'Have you received the buyer’s payment?', 'Confirm receipt');
  await expect(main(page).getByText('The crypto was released to the buyer.')).toBeVisible();
  await expect(main(buyers).getByText('The crypto is in your fiat account.')).toBeVisible();
  await expect(buyers).not.toHaveTitle(/^\(/);

  const [sellers, got20] = await Promise.all([dollarsOf(suite, sellersToken), dollarsOf(suite, buyer.token)]);
  expect(got20).toEqual({ available: '20', held: '0' });
  expect([lessOf(before.available, sellers.available), lessOf(sellers.held, before.held)]).toEqual(['50', '30']);

  // What is left comes back, and the market has it no more.
  await page.goto('/c2cRelease');
  await main(page).getByRole('row').filter({ hasText: '30 / 50' }).getByRole('button', { name: 'Close ad' }).click();
  await agree(page, 'Close this ad?', 'Close ad');
  await expect(main(page).getByRole('row').filter({ hasText: '30 / 50' })).toContainText('Closed');
  const after = await dollarsOf(suite, sellersToken);
  expect([lessOf(before.available, after.available), lessOf(after.held, before.held)]).toEqual(['20', '0']);
  await buyers.context().close();
});

test('a buyer cancels; the third time in a day ends the fiat trading of that day', async ({ page, suite }) => {
  const seller = await tokenOf(suite.url, 'seller');
  const before = await dollarsOf(suite, seller);
  const advert = await published(suite, seller, '60');
  const buyer = await fiatMember(suite);
  await signInAs(page, suite.url, buyer.account, PASSWORD);
  await openOrder(page, await taken(suite, buyer.token, advert, '20'));
  await main(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('After three cancellations in a day');
  await agree(page, 'Cancel this trade?', 'Cancel order');
  await expect(main(page).getByText('This order was cancelled.')).toBeVisible();
  await expect(main(page).getByText('Card number', { exact: true })).toHaveCount(0);
  for (const number of ['20', '60']) {
    const id = await taken(suite, buyer.token, advert, number);
    await done(suite, 'c2c/user_legal_pay_cancel', buyer.token, { id });
  }
  await page.goto(`/c2cTrade?advert=${advert}`);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'All', exact: true }).click();
  await expect(form.getByLabel('You pay', { exact: true })).toHaveValue('420.6');
  const buy = form.getByRole('button', { name: 'Buy USDT', exact: true });
  const placed = () => buy.evaluate(button => button.getBoundingClientRect().top);
  const place = await placed();
  await buy.click();
  await agree(page, 'Place this order?', 'Buy USDT');
  await expect(form.getByText(/You have cancelled 3 orders today/)).toBeVisible();
  // What is said against it moves nothing under the pointer.
  await expect.poll(placed).toBe(place);
  await done(suite, 'c2c/back_send', seller, { id: advert });
  expect(await dollarsOf(suite, seller)).toEqual(before);
});

test('an order that nobody pays cancels itself after 15 minutes, on screen too', async ({ page, suite }) => {
  const seller = await tokenOf(suite.url, 'seller');
  const before = await dollarsOf(suite, seller);
  const advert = await published(suite, seller, '30');
  const buyer = await fiatMember(suite);
  await signInAs(page, suite.url, buyer.account, PASSWORD);
  const id = await taken(suite, buyer.token, advert, '30');
  // Not before the exchange has it, however long that took.
  const placedAt = Date.now();
  await openOrder(page, id);
  await expect(main(page).getByRole('button', { name: 'Cancel order' })).toBeVisible();
  // Whoever is not connected yet hears of it by the next question.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Live/ })).toBeVisible();
  await suite.want('clock', { now: placedAt + 15 * MINUTE_MS + 2_000 });
  await expect(main(page).getByText('This order was cancelled.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await done(suite, 'c2c/back_send', seller, { id: advert });
  expect(await dollarsOf(suite, seller)).toEqual(before);
});

test('an ad is closed with an order open, which goes on', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'seller');
  const before = await dollarsOf(suite, token);
  const advert = await published(suite, token, '40');
  const buyer = await fiatMember(suite);
  const id = await taken(suite, buyer.token, advert, '15');
  await page.goto('/c2cRelease');
  await main(page).getByRole('row').filter({ hasText: '25 / 40' }).getByRole('button', { name: 'Close ad' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 order is still open and continues.');
  await agree(page, 'Close this ad?', 'Close ad');
  await expect(main(page).getByRole('row').filter({ hasText: '25 / 40' })).toContainText('Closed');
  const held = await dollarsOf(suite, token);
  expect([lessOf(before.available, held.available), lessOf(held.held, before.held)]).toEqual(['15', '15']);
  await main(page).getByRole('row').filter({ hasText: '25 / 40' }).getByRole('link', { name: 'Orders' }).click();
  await expect(main(page).getByRole('heading', { name: `Orders of ad ${advert}` })).toBeVisible();
  await done(suite, 'c2c/user_legal_pay', buyer.token, { id });
  await main(page).getByRole('row').filter({ hasText: 'Paid' }).getByRole('button').click();
  await main(page).getByRole('button', { name: 'Confirm receipt' }).click();
  await agree(page, 'Have you received the buyer’s payment?', 'Confirm receipt');
  await expect(main(page).getByText('The crypto was released to the buyer.')).toBeVisible();
  expect(await dollarsOf(suite, buyer.token)).toEqual({ available: '15', held: '0' });
  expect((await dollarsOf(suite, token)).held).toBe(before.held);
});
