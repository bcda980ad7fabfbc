import type { Locator } from '@playwright/test';
import { openMicro } from '../suite/micro-screen';
import { signIn } from '../suite/sign-in';
import { form } from '../suite/spot-screen';
import { expect, test } from '../suite/test';

/* What is said of a field has its line before it is said: nothing moves under the pointer. */

const topOf = (place: Locator) => place.evaluate(element => element.getBoundingClientRect().top);
const bottomOf = (place: Locator) => place.evaluate(element => element.getBoundingClientRect().bottom);

test('what a form says of its fields moves nothing below them', async ({ page, suite }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = page.getByRole('main');
  await page.goto('/components/login');
  const logIn = main.getByRole('button', { name: 'Log in', exact: true });
  // Its place stands there before it.
  await expect(logIn).toBeEnabled();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  const logInTop = await topOf(logIn);
  await logIn.click();
  await expect(main.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveAttribute('aria-invalid', 'true');
  expect(await topOf(logIn)).toBe(logInTop);

  await signIn(page, suite.url, 'trader');
  await page.goto('/new_account/change');
  await page.getByRole('listitem', { name: 'USDT', exact: true }).getByRole('button', { name: 'Withdraw' }).click();
  const withdrawal = page.getByRole('form', { name: 'Withdraw USDT' });
  const withdraw = withdrawal.getByRole('button', { name: 'Withdraw', exact: true });
  await expect(withdraw).toBeVisible();
  // What is known of the networks changes the form, and comes after it.
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  const fields = withdrawal.getByRole('textbox');
  const placed = () => Promise.all([fields.first(), fields.last(), withdraw].map(topOf));
  const from = async () => {
    const [first = 0, ...rest] = await placed();
    return rest.map(top => top - first);
  };
  const withdrawPlaces = await from();
  await withdraw.click();
  await expect(withdrawal.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true');
  expect(await from()).toEqual(withdrawPlaces);

  await page.goto('/c2c');
  const post = main.getByRole('button', { name: 'Post ad', exact: true });
  const price = main.getByRole('textbox', { name: 'Price', exact: true });
  // They come beside the labels, once they are known.
  for (const known of [/^Market price/, /^Available:/])
    await expect(main.getByRole('button', { name: known })).toBeVisible();
  const below = async () => (await topOf(post)) - (await topOf(price));
  const adPlaces = await below();
  await post.click();
  await expect(main.getByText('Choose a payment method', { exact: true })).toBeVisible();
  expect(await below()).toBe(adPlaces);
  await main.getByRole('textbox', { name: 'Amount', exact: true }).fill('99999999');
  await post.click();
  await expect(main.getByText(/^Insufficient balance/)).toBeVisible();
  expect(await below()).toBe(adPlaces);

  await page.goto('/dealCenter');
  const order = form(page);
  const amount = order.getByRole('textbox', { name: 'Amount', exact: true });
  const buy = order.getByRole('button', { name: 'Buy BTC' });
  await expect(amount).toBeVisible();
  const range = order.getByText(/Range [\d,.]+ to/);
  await expect(range).toBeVisible();
  const toItsField =
    (await topOf(range)) - (await bottomOf(order.getByRole('textbox', { name: 'Price', exact: true })));
  expect((await topOf(amount)) - (await bottomOf(range))).toBeGreaterThan(toItsField + 2);
  const apart = async () => (await topOf(buy)) - (await topOf(amount));
  const orderPlaces = await apart();
  await amount.fill('900');
  await expect(order.getByText('Insufficient balance')).toBeVisible();
  expect(await apart()).toBe(orderPlaces);
  // All of it is in sight at the height of a laptop's screen, at market too.
  for (const mode of ['Limit', 'Market']) {
    await order.getByRole('tab', { name: mode, exact: true }).click();
    const hidden = () =>
      order.evaluate(region => {
        const body = region.lastElementChild;
        return body === null ? NaN : body.scrollHeight - body.clientHeight;
      });
    await expect.poll(hidden, mode).toBeLessThanOrEqual(0);
  }
});

test('what the server says against a form moves nothing above it, in a dialog neither', async ({ page, suite }) => {
  const refusal = 'The limits cannot be changed while the accounts of the day are being closed. Try again in a minute.';
  await page.route('**/api/ext/micro/limits*', route => route.fulfill({ json: { type: 'error', message: refusal } }));
  await signIn(page, suite.url, 'trader');
  await openMicro(page);
  await page
    .getByRole('region', { name: 'Daily limit' })
    .getByRole('button', { name: /^(Set|Change)$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Daily limit' });
  const staked = dialog.getByRole('textbox', { name: 'Maximum stake per day' });
  const save = dialog.getByRole('button', { name: 'Save limit' });
  await staked.fill('80');
  const placed = () => Promise.all([staked, save].map(topOf));
  const before = await placed();
  await save.click();
  await expect(dialog.getByText(refusal)).toBeFocused();
  // look.refusal-below
  expect(await placed()).toEqual(before);
});
