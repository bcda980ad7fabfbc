import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { BLACK, codeFor, PASSWORD as REGISTERED, registered, WHITE } from '../suite/members';
import { noise } from '../suite/noise';
import { accountOf, signIn, signInAs, tokenOf } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const PASSWORD = 'Demo-2026';
const aPicture = (name: string, base64: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(base64, 'base64'),
});

test.afterEach(({ suite }) => suite.want('limits/clear'));

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const said = (page: Page, text: string | RegExp) => page.getByText(text).first();

test('a real name is handed in, reviewed, and its level seen without a reload', async ({ page, suite }) => {
  // Not before it was seen to be under way.
  await suite.want('identity-review', { seconds: 3_600 });
  await signIn(page, suite.url, 'newcomer');
  await page.goto('/account/accountSet');
  await expect(page.getByRole('meter', { name: 'Security level' })).toHaveJSProperty('value', 50);
  await page.getByRole('main').getByRole('link', { name: 'Verify your identity', exact: true }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Enter your legal name')).toBeVisible();
  await field(page, 'Legal name').fill('Ann Lee');
  await field(page, 'ID number').fill('PA-7766554');
  const front = page.getByRole('group', { name: 'Document front', exact: true });
  await front.locator('input').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(front.getByText('Use a JPG or PNG image')).toBeVisible();
  await front.locator('input').setInputFiles(aPicture('front.png', WHITE));
  await page
    .getByRole('group', { name: 'Document back', exact: true })
    .locator('input')
    .setInputFiles(aPicture('back.png', BLACK));
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/authentication');
  await expect(page).toHaveURL('/account/authentication');
  await expect(page.getByText(/reviewing your documents/)).toBeVisible();
  await suite.want('identity-review', { seconds: 0 });
  await expect(page.getByText('Your identity is verified')).toBeVisible();
  const levels = page.getByRole('list', { name: 'Verification levels' }).getByRole('listitem');
  await expect(levels.nth(1)).toContainText('Completed');
  await expect(levels.nth(2)).toContainText('Next');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Account settings' }).click();
  await expect(page.getByRole('meter', { name: 'Security level' })).toHaveJSProperty('value', 75);
});

test('what has no payment details gets them, and keeps them', async ({ page, suite }) => {
  await signIn(page, suite.url, 'newcomer');
  // Where the server's 997 leads.
  await page.goto('/userSetting');
  await expect(page).toHaveURL('/account/userSetting');
  await card(page, 'Payment details').getByRole('link', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Save payment details' }).click();
  await expect(page.getByText('Enter your legal name')).toBeVisible();
  await field(page, 'Legal name').fill('Ann Lee');
  await field(page, 'Card number').fill('62x');
  await page.getByRole('button', { name: 'Save payment details' }).click();
  await expect(page.getByText('Use digits only')).toBeVisible();
  await field(page, 'Card number').fill('6222 0210 0109 8765');
  await field(page, 'Bank name').fill('Bank of South');
  await field(page, 'WeChat account').fill('ann_lee');
  await page
    .getByRole('group', { name: 'WeChat QR code', exact: true })
    .locator('input')
    .setInputFiles(aPicture('code.png', BLACK));
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('button', { name: 'Save payment details' }).click();
  await expect(page.getByRole('group', { name: 'WeChat QR code', exact: true })).toContainText('QR code saved');
  await page.reload();
  await expect(field(page, 'Card number')).toHaveValue('6222021001098765');
  await expect(page.getByRole('group', { name: 'WeChat QR code', exact: true })).toContainText('QR code saved');
  // Its owner's token opens it: drawn, and not told only.
  const code = page.getByRole('img', { name: 'WeChat QR code', exact: true });
  await expect(code).toHaveJSProperty('naturalWidth', 24);
});

test('a picture that takes its time says how much of it has left', async ({ page, suite }) => {
  await signInAs(page, suite.url, await registered(suite), REGISTERED);
  await page.goto('/account/authentication');
  const place = page.getByRole('group', { name: 'Document front', exact: true });
  await expect(place).toBeVisible();
  await page.evaluate(() => {
    const shares: number[] = [];
    Object.assign(window, { shares });
    const look = () => {
      const bar = document.querySelector<HTMLProgressElement>('progress[value]');
      if (bar !== null && bar.value !== shares.at(-1)) shares.push(bar.value);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] });
  });
  const line = await page.context().newCDPSession(page);
  const poorLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', poorLine);
  await place.locator('input').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: noise(512) });
  await expect(place.getByRole('button', { name: 'Remove' })).toBeVisible();
  const shares = await page.evaluate(() => (window as unknown as { shares: number[] }).shares);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.filter(share => share > 0 && share < 1).length).toBeGreaterThan(1);
  expect(shares.at(-1)).toBe(1);
});

test('a phone is bound beside the e-mail, and the security bar sees it', async ({ page, suite }) => {
  const phone = `137${String(Date.now()).slice(-8)}`;
  await signInAs(page, suite.url, await registered(suite), REGISTERED);
  await page.goto('/account/accountSet');
  await expect(page.getByRole('meter', { name: 'Security level' })).toHaveJSProperty('value', 50);
  await page.getByRole('main').getByRole('link', { name: 'Link a phone', exact: true }).click();
  await expect(page).toHaveURL('/bindEmail?type=phone');
  await expect(page.getByRole('heading', { level: 1, name: 'Link phone', exact: true })).toBeVisible();
  await field(page, 'Phone number').fill(phone);
  await page.getByRole('main').getByRole('button', { name: 'Send code', exact: true }).click();
  await expect(field(page, 'Verification code')).toBeFocused();
  await field(page, 'Verification code').fill(await codeFor(suite, phone, 'bind'));
  await page.getByLabel('Login password', { exact: true }).fill(REGISTERED);
  await page.getByRole('main').getByRole('button', { name: 'Link phone', exact: true }).click();
  await expect(page).toHaveURL('/account/accountSet');
  await expect(page.getByRole('meter', { name: 'Security level' })).toHaveJSProperty('value', 75);
  await expect(page.getByRole('link', { name: 'Change phone' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
});

test('a message is read, and the red dot goes from header and navigation', async ({ page, suite }) => {
  await signIn(page, suite.url, 'seller');
  await page.goto('/mail');
  await expect(page).toHaveURL('/account/accountMessage');
  const dots = page.getByText('unread messages', { exact: true });
  await expect(dots.first()).toBeAttached();
  const unread = page.getByRole('button', { name: /^Unread:/ });
  await expect(unread.first()).toBeVisible();
  const waiting = await unread.count();
  await unread.first().click();
  await expect(unread).toHaveCount(waiting - 1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('0 unread messages', { exact: true })).toBeVisible();
  await expect(dots).toHaveCount(0);
});

test('another device is signed out, and this one stays', async ({ page, suite }) => {
  const other = await tokenOf(suite.url, 'seller');
  await signIn(page, suite.url, 'seller');
  await page.goto('/account/userSetting#devices');
  const devices = card(page, 'Devices');
  await expect(devices.getByText('This device')).toBeVisible();
  await devices.getByRole('button', { name: 'Log out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const answer = await fetch(`${suite.url}/api/user/info`, { headers: { authorization: other } });
  expect(((await answer.json()) as { readonly type: unknown }).type).toBe(999);
  await page.reload();
  await expect(devices.getByText('This device')).toBeVisible();
});

test('two steps are turned on, asked for at sign-in, and turned off with a recovery code', async ({ page, suite }) => {
  await signIn(page, suite.url, 'newcomer');
  await page.goto('/account/userSetting#two-step');
  const twoStep = card(page, 'Two-factor authentication (2FA)');
  await twoStep.getByRole('button', { name: 'Turn on 2FA' }).click();
  await twoStep.getByLabel('Login password', { exact: true }).fill(PASSWORD);
  await twoStep.getByRole('button', { name: 'Continue' }).click();
  const app = new TOTP({ secret: (await twoStep.locator('code').innerText()).replaceAll(' ', '') });
  await twoStep.getByLabel('6-digit authenticator code').fill(app.generate());
  await twoStep.getByRole('button', { name: 'Turn on 2FA' }).click();
  const recovery = await twoStep
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .first()
    .innerText();
  await twoStep.getByLabel('I’ve saved my recovery codes').check();
  await twoStep.getByRole('button', { name: 'Finish' }).click();
  await expect(twoStep.getByRole('button', { name: 'Turn off 2FA' })).toBeVisible();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/components/login');
  await field(page, 'E-mail or phone number').fill(accountOf('newcomer'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  // A code is good once: the next one is another half minute's.
  await field(page, '2FA code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();

  await page.goto('/account/userSetting#two-step');
  await twoStep.getByRole('button', { name: 'Turn off 2FA' }).click();
  await twoStep.getByLabel('Login password', { exact: true }).fill(PASSWORD);
  await twoStep.getByLabel(/recovery code/).fill(recovery);
  await twoStep.getByRole('button', { name: 'Turn off 2FA' }).click();
  await expect(twoStep.getByRole('button', { name: 'Turn on 2FA' })).toBeVisible();
  await expect(said(page, '2FA is off')).toBeVisible();
});

test('a fund password is set by keyboard alone', async ({ page, suite }) => {
  // Who has one is asked for it in other journeys too: it is nobody's of the demonstration.
  await signInAs(page, suite.url, await registered(suite), REGISTERED);
  await page.goto('/setCash');
  await page.getByLabel('New fund password', { exact: true }).focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/Too easy to guess/)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('482913');
  await page.keyboard.press('Tab');
  await page.keyboard.type('482913');
  await page.keyboard.press('Tab');
  await page.keyboard.type(REGISTERED);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/accountSet');
  await expect(page.getByRole('link', { name: 'Change: Fund password' })).toBeVisible();
});

test('settings are the device’s: a reload and a log out keep them', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/account/userSetting');
  await page.getByRole('radio', { name: 'Colour-blind', exact: true }).check();
  await page.getByRole('radio', { name: 'Compact', exact: true }).check();
  await page.getByRole('switch', { name: 'Confirm before placing an order' }).uncheck();
  await page.getByRole('switch', { name: 'Sound when an order fills' }).check();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/components/login');
  await signIn(page, suite.url, 'trader');
  await page.goto('/account/userSetting');
  await expect(page.getByRole('radio', { name: 'Colour-blind' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(page.getByRole('switch', { name: 'Confirm before placing an order' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Sound when an order fills' })).toBeChecked();
});

test('what is chosen in the preferences holds on the trading screen: no question, and a sound', async ({
  page,
  suite,
}) => {
  await signIn(page, suite.url, 'trader');
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        Object.assign(window, { tones: Number(Reflect.get(window, 'tones')) + 1 });
        return super.createOscillator();
      }
    };
    Object.assign(window, { tones: 0 });
  });
  const tones = () => page.evaluate(() => Number(Reflect.get(window, 'tones')));
  const form = page.getByRole('main').getByRole('region', { name: 'Trade', exact: true });
  const buy = async () => {
    // A fill that stands in the first answer is no news.
    const fillsKnown = page.waitForResponse(/\/transaction_complete\b/);
    await page.goto('/dealCenter');
    await fillsKnown;
    // A market order is for a book that lives.
    await expect(page.getByRole('group', { name: 'Bids', exact: true }).getByRole('button').first()).toBeVisible();
    await form.getByRole('tab', { name: 'Market', exact: true }).click();
    await form.getByRole('textbox', { name: 'Amount', exact: true }).fill('0.001');
    await expect(form.getByText('You receive', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Buy BTC', exact: true }).click();
  };
  await buy();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC', exact: true }).click();
  await expect(said(page, /^Bought 0\.001 BTC/)).toBeVisible();
  expect(await tones()).toBe(0);

  await page.goto('/account/userSetting');
  await page.getByRole('switch', { name: 'Confirm before placing an order' }).uncheck();
  await page.getByRole('switch', { name: 'Sound when an order fills' }).check();
  await buy();
  await expect(said(page, /^Bought 0\.001 BTC/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(tones).toBeGreaterThan(0);
});

test('a link invites, and only an agent sees the region’s users', async ({ page, suite }) => {
  await signIn(page, suite.url, 'seller');
  await page.goto('/account/accountSet');
  await expect(page.getByText(/\/components\/register\?extension_code=SE2026$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Invitation link as a QR code' })).toBeVisible();
  await page.goto('/region');
  await expect(page.getByText('You are not a regional agent, no permission')).toBeVisible();
});
