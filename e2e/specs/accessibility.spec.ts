import type { Page } from '@playwright/test';
import { nothingFound } from '../suite/axe';
import { PUBLIC } from '../suite/public-screens';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

async function inTheme(page: Page, theme: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(chosen => localStorage.setItem('night_mode', chosen), theme);
}

const drawn = (page: Page) => page.getByRole('main').getByRole('heading').first();

for (const theme of ['night', 'day']) {
  test(`nothing keeps anybody out of a public screen by ${theme}`, async ({ page }) => {
    test.slow();
    await inTheme(page, theme);
    for (const address of [...PUBLIC, '/no/such/screen']) {
      await page.goto(address);
      await expect(drawn(page)).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await nothingFound(page, `${address} by ${theme}`);
    }
  });

  test(`nothing keeps anybody out of what the chrome opens, by ${theme}`, async ({ page, suite }) => {
    await inTheme(page, theme);
    await page.goto('/quotation');
    await expect(drawn(page)).toBeVisible();
    for (const [name, role] of [
      [/^Language/, 'menu'],
      ['App', 'dialog'],
      ['Support', 'dialog'],
      [/^(Live|Connecting|Disconnected)/, 'dialog'],
    ] as const) {
      const button = page.getByRole('banner').getByRole('button', { name });
      await button.click();
      await expect(page.getByRole(role)).toBeVisible();
      await nothingFound(page, `${String(name)} by ${theme}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await nothingFound(page, `the small menu by ${theme}`);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, suite.url, 'trader');
    await page.goto('/account/accountSet');
    await expect(drawn(page)).toBeVisible();
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await nothingFound(page, `the account menu by ${theme}`);
  });

  test(`nothing is wrong with any component by ${theme}`, async ({ page }) => {
    await inTheme(page, theme);
    await page.goto('/__kit');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toHaveCount(0);
    await nothingFound(page, `the gallery by ${theme}`);
  });
}
