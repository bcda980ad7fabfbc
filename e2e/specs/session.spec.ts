import type { Page, Route } from '@playwright/test';
import { asked, PASSWORD, realNameHandedIn, registered } from '../suite/members';
import { accountOf, type Member, signIn, signInAs } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const accountMenu = (page: Page, words = 'Account menu of') =>
  page.getByRole('button', { name: `${words} ${accountOf('trader')}` });
test.afterEach(async ({ suite }) => {
  await suite.want('limits/clear');
  await suite.want('identity-review', { seconds: 5, verdict: 'verified' });
});

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
  for (const entry of ['Account settings', 'Transaction history', 'Identity verification']) {
    await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Identity verification' }).click();
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

const kept = (page: Page) =>
  page.evaluate((): Record<string, Record<string, string>> => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));

/** Whose it is (wire.stored-keys): these, and the suite's own of a user begin alike. */
const ofTheUser = (key: string) =>
  ['token', 'user_id', 'accountNum', 'is_seller'].includes(key) || key.startsWith('tf.user.');

test('to log out in one tab is to be logged out in all, and only what is the user’s goes', async ({
  context,
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  await page.goto('/account/userSetting');
  await page.locator('#display').getByRole('combobox', { name: 'Language', exact: true }).selectOption('spa');
  await page.locator('#display').getByRole('radio', { name: 'Día' }).check({ force: true });
  await page.locator('#display').getByRole('radio', { name: 'Compacta' }).check({ force: true });
  const other = await context.newPage();
  await other.goto('/dealCenter');
  await expect(accountMenu(other, 'Menú de la cuenta')).toBeVisible();
  await other
    .getByRole('button', { name: /^Favorito / })
    .first()
    .click();
  await other.evaluate(() => {
    localStorage.setItem('tf.user.of-an-area-nobody-knows', '1');
    localStorage.setItem('tf.layout-nobody-knows', '1');
  });
  const awaited = ['tf.layout-nobody-knows', 'token', 'user_id', 'accountNum'].map(key => [key, expect.anything()]);
  await expect.poll(async () => (await kept(page))['local']).toMatchObject(Object.fromEntries(awaited));
  const before = await kept(page);

  await accountMenu(page, 'Menú de la cuenta').click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/components/login');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(other).toHaveURL('/dealCenter');
  // Added to whenever a screen has stood for long enough.
  const { 'tf.counted': counted = '', ...local } = before['local'] ?? {};
  const stays = Object.fromEntries(Object.entries(local).filter(([key]) => !ofTheUser(key)));
  expect(stays).toMatchObject({ locale: 'spa', lang: 'spa', night_mode: 'day', 'tf.layout-nobody-knows': '1' });
  for (const tab of [page, other]) {
    await expect.poll(async () => Object.keys((await kept(tab))['local'] ?? {}).filter(ofTheUser)).toEqual([]);
    const after = await kept(tab);
    expect(after['local']).toMatchObject(stays);
    expect(after['local']?.['tf.counted'] ?? '').toContain(counted);
    expect(JSON.stringify(after)).not.toContain(token);
    await expect(tab.locator('html')).toHaveAttribute('data-density', 'compact');
    await expect(tab.locator('html')).toHaveAttribute('lang', 'es-ES');
  }
  // The token itself is worth nothing any more.
  await expect.poll(async () => (await asked(suite, 'wallet/list', token, {})).type).toBe(999);
});

/** What is said of the session, and which pages follow: from now on, in every document of this page. */
async function watchTheEnd(page: Page): Promise<void> {
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
}

const saidOnceAndLedOnce = async (page: Page) => {
  const seen = () =>
    page.evaluate(() => {
      const { said, visited } = window as unknown as { said: string[]; visited: string[] };
      return [said.length, ...visited.filter((path, at) => path !== visited[at - 1])];
    });
  await expect.poll(seen).toEqual([1, '/components/login']);
};

async function logIn(page: Page, member: Member): Promise<void> {
  await page.getByRole('main').getByLabel('E-mail or phone number').fill(accountOf(member));
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('a session that is over is said once, leads to the sign-in page once, and keeps the way back', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  await page.goto('/new_account/finance?tab=2');
  await expect(onScreen(page, 'wallet')).toBeVisible();
  await watchTheEnd(page);
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
  await expect.poll(() => refused).toBeGreaterThan(1);
  await saidOnceAndLedOnce(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await logIn(page, 'trader');
  await expect(page).toHaveURL('/new_account/finance?tab=2');
  await expect(accountMenu(page)).toBeVisible();
});

test('twenty calls that meet 999 together say it once and lead away once, and the way back is kept', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'newcomer');
  const order = { currency_id: '1', legal_id: '3', mode: '2', num: '0.0001' };
  for (let at = 0; at < 20; at += 1)
    await asked(suite, 'transaction/in', token, { ...order, price: String(90_000 + at) });
  await watchTheEnd(page);
  // Nothing but the calls themselves is to tell this page that its session is over.
  await page.routeWebSocket(/\/wss\//, socket => socket.close());
  await page.goto('/dealCenter');
  const orders = page.getByRole('main').getByRole('region', { name: 'Orders', exact: true });
  await expect(orders.getByRole('tab', { name: 'Open orders (20)' })).toBeVisible();

  const waiting: Route[] = [];
  let refused = 0;
  // The rest passes: a route that is taken away may lose what the page asks for at that moment.
  const held = (route: Route) => (waiting.length < 20 ? void waiting.push(route) : route.continue());
  await page.route('**/api/transaction_del*', held);
  page.on('response', async response => {
    if (!response.url().includes('transaction_del')) return;
    if (/"type":\s*"?999/.test(await response.text())) refused += 1;
  });
  await orders.getByRole('button', { name: 'Cancel all' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await expect.poll(() => waiting.length).toBe(20);
  await suite.want('token/expire', { token });
  await Promise.all(waiting.map(route => route.continue()));

  await expect(page).toHaveURL(`/components/login?back=${encodeURIComponent('/dealCenter')}`);
  await expect.poll(() => refused).toBe(20);
  await saidOnceAndLedOnce(page);
  await logIn(page, 'newcomer');
  await expect(page).toHaveURL('/dealCenter');
  // None of them had an effect; now they have.
  await expect(orders.getByRole('tab', { name: 'Open orders (20)' })).toBeVisible();
  await orders.getByRole('button', { name: 'Cancel all' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await expect(orders.getByRole('tab', { name: /^Open orders( \(0\))?$/ })).toBeVisible();
});

test('what is still missing is said in the server’s words, and the page that puts it right follows', async ({
  page,
  suite,
}) => {
  const account = await registered(suite);
  const token = await signInAs(page, suite.url, account, PASSWORD);
  const advert = { price: '7.1', total_number: '100', way: 'bank', currency_id: '3', type: 'sell' };
  // What the exchange says to this member of an advert: the screens here publish none, and any call may be answered so.
  await page.route('**/api/message/read*', async route => {
    await route.fulfill({ json: await asked(suite, 'c2c_send', token, advert) });
  });
  const told = async () => {
    await page.goto('/account/accountMessage');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
  };
  await told();
  await expect(page.getByText('Verify your identity before you trade C2C.').first()).toBeVisible();
  await expect(page).toHaveURL('/account/authentication?back=%2Faccount%2FaccountMessage');

  await suite.want('identity-review', { seconds: 0 });
  await realNameHandedIn(suite, token);
  await expect.poll(async () => (await asked(suite, 'c2c_send', token, advert)).type).toBe(997);
  await told();
  await expect(page).toHaveURL('/account/userSetting?back=%2Faccount%2FaccountMessage');
  await expect(page.getByRole('region', { name: 'Payment details' })).toBeVisible();
});
