import { nothingFoundInThemes } from '../suite/axe';
import { bet, form, oneRunsAndOneEnds, openMicro, orders, OVER, runningRow } from '../suite/micro-screen';
import { passes, resetClock } from '../suite/passes';
import { signIn } from '../suite/sign-in';
import { notice } from '../suite/spot-screen';
import { inStillMarket, priceIs, START } from '../suite/still-market';
import { expect, test } from '../suite/test';

inStillMarket(resetClock);

test('insurance is bought, a claim comes before the next order, and a daily limit locks until tomorrow', async ({
  page,
  suite,
}) => {
  test.slow();
  await signIn(page, suite.url, 'seller');
  await openMicro(page);
  const insurance = page.getByRole('region', { name: 'Insurance' });
  await insurance.getByRole('button', { name: 'Insure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insure USDT orders' });
  await dialog.getByRole('textbox', { name: 'Insured sum' }).fill('100');
  await dialog.getByRole('button', { name: 'Buy insurance' }).click();
  await expect(insurance).toContainText('Result so far');
  // The longest that is insured.
  await bet(page, 'Up', '60', '1m');
  await expect(runningRow(page, '60.00')).toHaveCount(1);
  await priceIs(suite, START - 50);
  await passes(suite, OVER);
  const up = form(page).getByRole('button', { name: 'Up', exact: true });
  await expect(up).toBeDisabled();
  await insurance.getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Claim' }).click();
  await expect(notice(page, 'Your insurance paid 15 USDT.')).toBeVisible();
  await expect(up).toBeEnabled();

  const limit = page.getByRole('region', { name: 'Daily limit' });
  await limit.getByRole('button', { name: 'Set' }).click();
  const limits = page.getByRole('dialog', { name: 'Daily limit' });
  await limits.getByRole('textbox', { name: 'Maximum stake per day' }).fill('80');
  await limits.getByRole('button', { name: 'Save limit' }).click();
  await expect(limit).toContainText('60 / 80 USDT');
  await form(page).getByRole('textbox', { name: 'Amount' }).fill('30');
  await expect(form(page).getByText('Daily limit: 20 USDT left to stake')).toBeVisible();
  await bet(page, 'Down', '20');
  await expect(up).toBeDisabled();
  await expect(form(page).getByText('You have reached your daily limit.')).toBeVisible();
  await passes(suite, OVER);
});

test('the durations fill their rows, and only the field is labelled with the amount', async ({ page, suite }) => {
  await signIn(page, suite.url, 'seller');
  await openMicro(page);
  const ends = await form(page)
    .getByRole('group', { name: 'Duration and profit ratio' })
    .evaluate(group => {
      const right = (one: Element | null) => Math.round(one?.getBoundingClientRect().right ?? 0);
      return [right(group.lastElementChild), right(group.lastElementChild?.lastElementChild ?? null)];
    });
  expect(ends[1]).toBe(ends[0]);
  await expect(form(page).getByText('Amount', { exact: true })).toHaveCount(1);
});

test("nothing keeps anybody out of a member's micro screen", async ({ page, suite }) => {
  test.slow();
  await oneRunsAndOneEnds(suite, await signIn(page, suite.url, 'trader'));
  await openMicro(page);
  await expect(page.getByRole('region', { name: 'Daily limit' })).toBeVisible();
  for (const list of ['trading', 'closed', 'today']) {
    await orders(page).locator(`[data-tab=${list}]`).click();
    await expect(orders(page).locator('td').first()).toBeVisible();
    await nothingFoundInThemes(page, list);
  }
  for (const [region, button] of [
    ['Insurance', 'Insure'],
    ['Daily limit', /^(Set|Change)$/],
  ] as const) {
    await page.getByRole('region', { name: region }).getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await nothingFoundInThemes(page, region);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
