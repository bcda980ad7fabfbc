import type { Page } from '@playwright/test';
import { nothingFoundInThemes } from '../suite/axe';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const drawn = (page: Page) => page.getByRole('main').getByRole('heading').first();

test('nothing keeps anybody out of what the chrome opens', async ({ page, suite }) => {
  test.slow();
  // Where no operator set one, a dialog says so.
  await page.route('**/api/custorm?*', route => route.fulfill({ json: { type: 'ok', message: '' } }));
  await page.goto('/quotation');
  await expect(drawn(page)).toBeVisible();
  for (const [name, role] of [
    [/^Language/, 'menu'],
    ['App', 'dialog'],
    ['Support', 'dialog'],
    [/^(Live|Connecting|Disconnected)/, 'dialog'],
  ] as const) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    await button.click();
    await expect(page.getByRole(role)).toBeVisible();
    await nothingFoundInThemes(page, String(name));
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await nothingFoundInThemes(page, 'the small menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, suite.url, 'trader');
  await page.goto('/account/accountSet');
  await expect(drawn(page)).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await nothingFoundInThemes(page, 'the account menu');
});

test('nothing is wrong with any component, in both themes', async ({ page }) => {
  await page.goto('/__kit');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toHaveCount(0);
  await nothingFoundInThemes(page, 'the gallery');
});

test('nothing is read out twice: by its name, and by a description that repeats it', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  const tree = await page.context().newCDPSession(page);
  for (const address of ['/', '/dealCenter', '/withdraw_address', '/account/accountSet', '/leverTransactions']) {
    await page.goto(address);
    await expect(drawn(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    if (address === '/dealCenter') {
      await expect(page.getByRole('button', { name: 'Show both sides', exact: true })).toBeVisible();
      await expect(page.getByRole('toolbar', { name: 'Move the chart', exact: true })).toBeAttached();
    }
    const { nodes } = await tree.send('Accessibility.getFullAXTree');
    const twice = nodes.flatMap(({ name, description }) =>
      description?.value !== undefined && description.value === name?.value ? [String(description.value)] : [],
    );
    expect(twice, address).toEqual([]);
  }
});

test('at a zoom of 400 % what the keyboard comes to is neither under a bar nor beside the screen', async ({
  page,
  suite,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter');
  const buy = page.getByRole('main').getByRole('button', { name: 'Buy', exact: true });
  await expect(buy).toBeVisible();
  const chart = page.getByRole('main').getByRole('tab', { name: 'Chart', exact: true }).first();
  await chart.focus();
  const [above, bar] = await Promise.all([chart.boundingBox(), buy.boundingBox()]);
  expect((above?.y ?? 256) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.goto('/new_account/finance');
  const wallets = page.getByRole('navigation', { name: 'Wallet', exact: true });
  for (const name of ['Spot wallet', 'Leverage and micro wallets']) {
    await wallets.getByRole('link', { name, exact: true }).focus();
    await expect(wallets.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
  }
});

test('in forced colours what is current and what is unread are still told by more than a ground', async ({
  page,
  suite,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, suite.url, 'seller');
  await page.goto('/account/accountMessage');
  const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: /^Messages/ });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toHaveCSS('outline-style', 'dashed');
  const dot = link.getByText('unread messages', { exact: true }).locator('..');
  await expect(dot).toBeAttached();
  const shown = await dot.evaluate(element => {
    const { backgroundColor } = getComputedStyle(element);
    return { backgroundColor, around: getComputedStyle(document.body).backgroundColor };
  });
  expect(shown.backgroundColor).not.toBe(shown.around);
  await page.goto('/dealCenter');
  const sides = page.getByRole('main').getByRole('region', { name: 'Order book', exact: true });
  await expect(sides.getByRole('button', { name: 'Show both sides', exact: true })).toHaveCSS(
    'outline-style',
    'dashed',
  );
  await expect(sides.getByRole('button', { name: 'Show bids', exact: true })).toHaveCSS('outline-style', 'none');
});

test('on a phone each figure of a card is read out under its own heading', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, suite.url, 'trader');
  for (const address of ['/account/accountEntrust', '/new_account/letransactions', '/c2cOrder']) {
    await page.goto(address);
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table.locator('tbody td').first()).toHaveCSS('display', 'flex');
    const apart = await table.evaluate(element => {
      const told = (row: Element | null) =>
        [...(row?.children ?? [])].filter(cell => getComputedStyle(cell).display !== 'none');
      const headings = told(element.querySelector('thead tr')).map(cell => cell.textContent);
      return [...element.querySelectorAll('tbody tr')].flatMap(row =>
        told(row).flatMap((cell, at) => {
          const own = cell.getAttribute('data-label') ?? headings[at];
          return own === headings[at] ? [] : [`${own} under ${headings[at]}`];
        }),
      );
    });
    expect(apart, address).toEqual([]);
  }
});
