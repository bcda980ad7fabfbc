import {
  agree,
  fiatMember,
  freshMember,
  got,
  main,
  openOrder,
  pageOf,
  published,
  taken,
  withBankCard,
  withRealName,
} from '../suite/fiat-members';
import { PASSWORD } from '../suite/members';
import { signInAs, tokenOf } from '../suite/sign-in';
import { expect, test } from '../suite/test';

test.afterEach(({ suite }) => suite.want('limits/clear'));

test('paid here and cancelled there at once: one of them holds, and both pages say so', async ({ page, suite }) => {
  const seller = await tokenOf(suite.url, 'seller');
  const advert = await published(suite, seller, '20');
  const buyer = await fiatMember(suite);
  await signInAs(page, suite.url, buyer.account, PASSWORD);
  const id = await taken(suite, buyer.token, advert, '20');
  const other = await page.context().newPage();
  await Promise.all([openOrder(page, id), openOrder(other, id)]);
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'I have paid' }).click();
  await main(other).getByRole('button', { name: 'Cancel order' }).click();
  await Promise.all([agree(page, 'Have you paid?', 'I have paid'), agree(other, 'Cancel this trade?', 'Cancel order')]);
  const state = async () => Reflect.get(Object(await got(suite, `c2c_deal?id=${id}`, buyer.token)), 'is_sure');
  await expect.poll(state).not.toBe(0);
  const text =
    (await state()) === 3
      ? 'The seller is checking your payment and will release the crypto.'
      : 'This order was cancelled.';
  await Promise.all([page, other].map(each => expect(main(each).getByText(text)).toBeVisible()));
});

test('the area is replaced in the middle of an order, and nobody else sees what it says', async ({
  page,
  browser,
  releases,
  suite,
}) => {
  const seller = await tokenOf(suite.url, 'seller');
  const advert = await published(suite, seller, '20');
  const buyer = await fiatMember(suite);
  await signInAs(page, suite.url, buyer.account, PASSWORD);
  const id = await taken(suite, buyer.token, advert, '20');
  const next = await releases.make('c2c', 'good', { 'Order details': 'Facts of the order' });
  await releases.publish(next);
  await openOrder(page, id);
  const card = main(page)
    .getByRole('definition')
    .filter({ has: page.getByRole('button', { name: 'Copy: Card number' }) });
  const details = await card.innerText();
  expect(details).toMatch(/^\d{16,19}$/);
  await releases.promote(next);
  await expect(main(page).getByRole('heading', { name: 'Facts of the order', exact: true })).toBeVisible();
  await expect(main(page).getByText(details)).toBeVisible();
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'I have paid' }).click();
  await agree(page, 'Have you paid?', 'I have paid');
  await expect(main(page).getByText('The seller is checking your payment and will release the crypto.')).toBeVisible();

  const stranger = await pageOf(browser, suite, await fiatMember(suite));
  await stranger.goto(`/c2cOrder?id=${id}`);
  await expect(main(stranger).getByText('This order does not exist')).toBeVisible();
  await expect(main(stranger)).not.toContainText(details);
  await stranger.context().close();
});

test('who needs a real name, then payment details, is led there and back to the filled form', async ({
  page,
  suite,
}) => {
  const member = await freshMember(suite);
  await signInAs(page, suite.url, member.account, PASSWORD);
  await page.goto('/c2c');
  await main(page).getByRole('radio', { name: 'I want to buy', exact: true }).check();
  await main(page).getByLabel('Price', { exact: true }).fill('6.9');
  await main(page).getByLabel('Amount', { exact: true }).fill('100');
  await main(page).getByRole('radio', { name: 'Bank card', exact: true }).check();
  const submit = async () => {
    await main(page).getByRole('button', { name: 'Post ad', exact: true }).click();
    await agree(page, 'Post this ad to buy USDT?', 'Post ad');
  };
  const isFilled = async () => {
    await expect(main(page).getByLabel('Price', { exact: true })).toHaveValue('6.9');
    await expect(main(page).getByLabel('Amount', { exact: true })).toHaveValue('100');
    await expect(main(page).getByRole('radio', { name: 'Bank card', exact: true })).toBeChecked();
  };
  await submit();
  await expect(page).toHaveURL('/account/authentication?back=%2Fc2c');
  await withRealName(suite, member);
  await page.goto('/c2c');
  await isFilled();
  await submit();
  await expect(page).toHaveURL('/account/userSetting?back=%2Fc2c');
  await withBankCard(suite, member);
  await page.goto('/c2c');
  await isFilled();
  await submit();
  await expect(page).toHaveURL('/c2cRelease?type=buy');
  await expect(main(page).getByRole('row').filter({ hasText: '¥ 6.90' })).toContainText('100 / 100');
  await page.goto('/c2c');
  await expect(main(page).getByLabel('Price', { exact: true })).toHaveValue('');
});
