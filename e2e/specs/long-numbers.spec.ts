import type { Page } from '@playwright/test';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/* What somebody pastes by mistake (an account, an order's number) makes no form wider than the phone. */

test.use({ viewport: { width: 390, height: 844 } });

const LONG = '1234567890'.repeat(4);

/** How far anything that is read reaches out of the window. */
const reachesOut = (page: Page, within: string) =>
  page.evaluate(
    of =>
      [...document.querySelectorAll(`${of} :is(p, span, label, button, output, div)`)].reduce(
        (most, one) => Math.max(most, Math.ceil(one.getBoundingClientRect().right) - innerWidth),
        document.documentElement.scrollWidth - innerWidth,
      ),
    within,
  );

test('forty digits in the form of an ad are as wide as it', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/c2c');
  for (const name of ['Price', 'Amount']) await page.getByRole('textbox', { name, exact: true }).fill(LONG);
  await expect(page.getByRole('main').locator('strong').filter({ hasText: '1,524,157' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('forty digits in an order are as wide as its sheet', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  for (const [at, open] of [
    ['/secondDealCenter', 'Up'],
    ['/dealCenter', 'Buy'],
    ['/leverdealCenter', 'Buy / Long'],
  ] as const) {
    await page.goto(at);
    await page.getByRole('button', { name: open, exact: true }).last().click();
    const fields = page.getByRole('dialog').getByRole('textbox');
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) if (await field.isEditable()) await field.fill(LONG);
    expect(await reachesOut(page, '[role=dialog]'), at).toBeLessThanOrEqual(0);
  }
});
