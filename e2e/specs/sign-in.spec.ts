import type { Page } from '@playwright/test';
import { ALL, nothingFoundInThemes } from '../suite/axe';
import { inTheme, THEMES } from '../suite/in-place';
import { codeFor, freshEmail, PASSWORD, registered, withTwoSteps } from '../suite/members';
import { expect, test } from '../suite/test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const accountMenu = (page: Page, account: string) => page.getByRole('button', { name: `Account menu of ${account}` });

async function logIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await field(page, 'E-mail or phone number').fill(account);
  await field(page, 'Password').fill(password);
  await button(page, 'Log in').click();
}

async function sendCode(page: Page): Promise<void> {
  await button(page, 'Send code').click();
  await expect(button(page, /^Resend in/)).toBeVisible();
}

test.afterEach(({ suite }) => suite.want('limits/clear'));

test('who is new registers with the mailbox’s code, is in, and back where they were', async ({ page, suite }) => {
  const account = freshEmail();
  await page.goto('/new_account/finance?tab=2');
  await expect(heading(page, 'Log in to Tradefloor')).toBeVisible();
  await main(page).getByRole('link', { name: 'Sign up' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();

  await field(page, 'E-mail').fill(account);
  await sendCode(page);
  await expect(field(page, 'Verification code')).toBeFocused();
  await field(page, 'Verification code').fill('000000');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await main(page).getByRole('checkbox').check();
  const code = await codeFor(suite, account, 'register');
  if (code !== '000000') {
    await button(page, 'Sign up').click();
    await expect(main(page).getByText('The verification code is incorrect or has expired.')).toBeVisible();
    await expect(field(page, 'Verification code')).toBeFocused();
  }
  await field(page, 'Verification code').fill(code);
  await button(page, 'Sign up').click();

  await expect(heading(page, 'Your account is ready')).toBeVisible();
  await main(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/new_account/finance?tab=2');
  await expect(accountMenu(page, account)).toBeVisible();
  // Who is in is told so at the door.
  await page.goto('/components/login');
  await expect(heading(page, 'You’re logged in')).toBeVisible();
  await main(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
});

test('a phone registers, signs in however it is written, and binds an e-mail', async ({ page, suite }) => {
  const phone = `139${String(Date.now()).slice(-8)}`;
  const email = freshEmail();
  await page.goto('/components/register?extension_code=NOBODY');
  await expect(field(page, 'Invitation code (optional)')).toHaveValue('NOBODY');
  await main(page).getByRole('radio', { name: 'Phone number' }).check();
  await expect(main(page).getByRole('combobox', { name: 'Country or region' })).toHaveValue('China');
  await field(page, 'Phone number').fill(phone);
  await sendCode(page);
  await field(page, 'Verification code').fill(await codeFor(suite, phone, 'register'));
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await main(page).getByRole('checkbox').check();
  await button(page, 'Sign up').click();
  // What the server says of an invitation that nobody has sent, in its own words.
  await expect(main(page).locator('p:focus')).not.toBeEmpty();
  await field(page, 'Invitation code (optional)').fill('');
  await button(page, 'Sign up').click();
  await expect(heading(page, 'Your account is ready')).toBeVisible();
  // The words stay with the page, and an address alone has none.
  await page.reload();
  await expect(heading(page, 'Your account is ready')).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  await expect(heading(elsewhere, 'Request received')).toBeVisible();
  await elsewhere.close();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/components/login?back=${encodeURIComponent('/bindEmail')}`);
  await logIn(page, `+86 ${phone}`);
  await expect(heading(page, 'Link e-mail')).toBeVisible();
  await field(page, 'E-mail').fill(email);
  await sendCode(page);
  await field(page, 'Verification code').fill(await codeFor(suite, email, 'bind'));
  await field(page, 'Login password').fill(PASSWORD);
  await button(page, 'Link e-mail').click();
  await expect(page).toHaveURL('/account/accountSet');
  await page.goto('/bindEmail');
  await expect(main(page).getByText(email)).toBeVisible();
});

test('a password is recovered in two steps, and the answers tell nobody who has an account', async ({
  page,
  suite,
}) => {
  const account = await registered(suite);
  const stranger = freshEmail();
  const answers: string[] = [];
  for (const asked of [stranger, account]) {
    await page.goto('/robots.txt');
    // The account that was typed before, too: the page would ask for that one’s wait first, and rest while it is pressed.
    await page.evaluate(() => {
      localStorage.removeItem('tf.code-waits');
      sessionStorage.clear();
    });
    await page.goto('/forgetPwd');
    await field(page, 'E-mail').fill(asked);
    const [answer] = await Promise.all([page.waitForResponse(/sms_mail/), sendCode(page)]);
    const wrong = asked === account && (await codeFor(suite, account, 'forget')) === '123456' ? '654321' : '123456';
    await field(page, 'Verification code').fill(wrong);
    await button(page, 'Continue').click();
    await expect(main(page).getByText('The verification code is incorrect or has expired.')).toBeVisible();
    answers.push(await answer.text());
  }
  expect(answers[0]).toBe(answers[1]);

  await field(page, 'Verification code').fill(await codeFor(suite, account, 'forget'));
  await button(page, 'Continue').click();
  await expect(field(page, 'New password')).toBeFocused();
  await field(page, 'New password').fill('Changed-2026');
  await field(page, 'Confirm password').fill('Changed-2026');
  await button(page, 'Change password').click();
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page, account)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/components/login');
  await logIn(page, account);
  await expect(main(page).getByText('Incorrect account or password.')).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await logIn(page, account, 'Changed-2026');
  await expect(accountMenu(page, account)).toBeVisible();
});

test('who has two-step sign-in is asked for the second step', async ({ page, suite }) => {
  const account = await registered(suite);
  const { recoveryCodes } = await withTwoSteps(suite, account);
  await page.goto('/components/login?back=%2Fquotation');
  await logIn(page, account);
  await expect(heading(page, 'Two-factor authentication')).toBeVisible();
  await expect(field(page, '2FA code')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.keyboard.type('WRONG-CODE-2');
  await page.keyboard.press('Enter');
  await expect(field(page, '2FA code')).toHaveAttribute('aria-invalid', 'true');
  await field(page, '2FA code').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quotation');
  await expect(accountMenu(page, account)).toBeVisible();
});

test('the form beside the markets signs in without leaving them', async ({ page, suite }) => {
  const account = await registered(suite);
  await page.goto('/quotation');
  const beside = page.getByRole('complementary', { name: 'Log in to trade' });
  await beside.getByRole('textbox', { name: 'E-mail or phone number' }).fill(account);
  await beside.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await beside.getByRole('button', { name: 'Log in' }).click();
  await expect(accountMenu(page, account)).toBeVisible();
  await expect(beside).toHaveCount(0);
  await expect(page).toHaveURL('/quotation');
});

test('who signs in from a trade form is back at it, and may trade', async ({ page, suite }) => {
  const account = await registered(suite);
  await page.goto('/dealCenter');
  const form = main(page).getByRole('region', { name: 'Trade', exact: true });
  await form.getByRole('link', { name: 'Sign up' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.goBack();
  await form.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/components/login?back=%2FdealCenter');
  await logIn(page, account);
  await expect(page).toHaveURL('/dealCenter');
  await expect(form.getByRole('button', { name: 'Buy BTC' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test('the minute between two codes goes on through a reload', async ({ page }) => {
  await page.goto('/components/register');
  await field(page, 'E-mail').fill(freshEmail());
  await sendCode(page);
  let asked = 0;
  page.on('request', request => {
    if (request.url().includes('sms_mail')) asked += 1;
  });
  await page.reload();
  await expect(button(page, /^Resend in \d+ s$/)).toBeVisible();
  await field(page, 'E-mail').fill(freshEmail());
  await button(page, /^Resend in/).press('Enter');
  await expect(button(page, /^Resend in/)).toHaveAttribute('aria-disabled', 'true');
  expect(asked).toBe(0);
});

test('all of it by keyboard alone', async ({ page, suite }) => {
  const account = await registered(suite);
  await page.goto('/components/login');
  // Its place takes the focus, and no words yet.
  await expect(field(page, 'E-mail or phone number')).toBeEditable();
  await field(page, 'E-mail or phone number').focus();
  await page.keyboard.type('+44');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('13912345678');
  const country = main(page).getByRole('combobox', { name: 'Country or region' });
  await expect(country).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(country).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('japan');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Japan');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(account);
  await expect(country).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(accountMenu(page, account)).toBeVisible();
});

const PAGES = ['/components/login', '/components/register', '/forgetPwd', '/resetPwd'] as const;

test('dark by night and by day, small or large, and nothing keeps anybody out', async ({ page }) => {
  test.slow();
  for (const address of [...PAGES, '/success?of=register', '/success?of=withdrawal']) {
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(address);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    if (!address.startsWith('/success')) {
      await main(page).getByRole('button').last().click();
      await expect(main(page).locator('input[aria-invalid]').first()).toBeVisible();
    }
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(wide, `${address} at ${width}`).toBeLessThanOrEqual(width);
    }
    if (address.startsWith('/success')) continue;
    await nothingFoundInThemes(page, `${address} with its messages`, ALL);
    for (const theme of THEMES) {
      await inTheme(page, theme);
      const background = await main(page)
        .locator('[data-theme="night"]')
        .first()
        .evaluate(element => getComputedStyle(element).backgroundColor);
      expect.soft(background, `${address} by ${theme}`).toBe('rgb(11, 14, 17)');
    }
  }
});
