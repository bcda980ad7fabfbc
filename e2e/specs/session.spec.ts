import type { Page } from '@playwright/test';
import { accountOf, signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const accountMenu = (page: Page) => page.getByRole('button', { name: `Account menu of ${accountOf('trader')}` });
const onScreen = (page: Page, area: string) =>
  page.getByRole('main').locator(`[data-area="${area}"]`).getByRole('heading').first();

test('who has signed in is known in the header, after a reload too', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('unread messages').first()).toBeAttached();
  await page.reload();
  await accountMenu(page).click();
  for (const entry of ['Account settings', 'Trade log', 'Identity authentication']) {
    await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Identity authentication' }).click();
  await expect(page).toHaveURL('/account/authentication');
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link').first()).toBeVisible();
});

test('the token goes nowhere but into its header', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  const carried: (string | null)[] = [];
  page.on('request', request => {
    expect(request.url()).not.toContain(token);
    expect(request.postData() ?? '').not.toContain(token);
    if (request.url().includes('/api/user/info')) carried.push(request.headers()['authorization'] ?? null);
  });
  await page.goto('/new_account/finance');
  await expect(onScreen(page, 'wallet')).toBeVisible();
  await expect.poll(() => carried).toContain(token);
});

test('to log out in one tab is to be logged out in all, and only what is the user’s goes', async ({
  context,
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  await page.goto('/quotation');
  await expect(accountMenu(page)).toBeVisible();
  await page.getByRole('button', { name: /^Switch to/ }).click();
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  const other = await context.newPage();
  await other.goto('/dealCenter');
  await expect(accountMenu(other)).toBeVisible();

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/components/login');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(other).toHaveURL('/dealCenter');
  const stored = (key: string) => page.evaluate(name => localStorage.getItem(name), key);
  for (const key of ['token', 'user_id', 'accountNum']) expect.soft(await stored(key), key).toBeNull();
  expect(await stored('night_mode')).toBe(theme);
  // The token itself is worth nothing any more.
  await expect
    .poll(async () => {
      const answer = await fetch(`${suite.url}/api/user/info`, { headers: { authorization: token } });
      return ((await answer.json()) as { readonly type: unknown }).type;
    })
    .toBe(999);
});

test('a session that is over is said once, leads to the sign-in page once, and keeps the way back', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  await page.goto('/new_account/finance?tab=2');
  await expect(onScreen(page, 'wallet')).toBeVisible();
  await page.addInitScript(() => {
    const said: string[] = [];
    const visited: string[] = [];
    Object.assign(window, { said, visited });
    new MutationObserver(changes => {
      for (const node of changes.flatMap(change => [...change.addedNodes])) {
        const text = node.textContent ?? '';
        const isShown = node instanceof HTMLElement && node.closest('[aria-live]') === null;
        if (isShown && text.includes('Login is outdated')) said.push(text);
      }
    }).observe(document, { childList: true, subtree: true });
    addEventListener('popstate', () => visited.push(location.pathname));
  });
  let refused = 0;
  page.on('response', async response => {
    if (!response.url().includes('/api/')) return;
    const body = await response.text().catch(() => '');
    if (/"type":\s*"?999/.test(body)) refused += 1;
  });
  // No page of ours is open meanwhile: one would be told by its socket, and be at the sign-in page before this looks.
  await page.goto('about:blank');
  await suite.want('token/expire', { token });
  // Whatever header, frame and area ask for at their start meets it together.
  await page.goto('/new_account/finance?tab=2');
  await expect(page.getByText('Login is outdated, please login again').first()).toBeVisible();
  await expect(page).toHaveURL(`/components/login?back=${encodeURIComponent('/new_account/finance?tab=2')}`);
  await expect(onScreen(page, 'account')).toBeVisible();
  expect(refused).toBeGreaterThan(1);
  const seen = await page.evaluate(() => {
    const { said, visited } = window as unknown as { said: string[]; visited: string[] };
    return { said, visited: visited.filter((path, at) => path !== visited[at - 1]) };
  });
  expect(seen).toEqual({ said: [expect.stringContaining('Login is outdated')], visited: ['/components/login'] });
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
