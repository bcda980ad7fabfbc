import type { Locator, Page } from '@playwright/test';
import { type Message, MESSAGES, type Spoken } from '../suite/form-messages';
import { codeFor, PASSWORD, registered, withTwoSteps } from '../suite/members';
import { signInAs } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/** What is typed into the fields by their names, and what the form then says. */
interface Try {
  readonly typed: Readonly<Record<string, string>>;
  readonly said: readonly Message[];
}
interface Form {
  readonly at: string;
  /** By phone: the second of the two choices. */
  readonly byPhone?: true;
  readonly tries: readonly Try[];
}

const LONG_PASSWORD = '12345678901234567';
const NOTHING: Try['typed'] = {};

const OF_GUESTS: readonly Form[] = [
  {
    at: '/components/login',
    tries: [
      { typed: NOTHING, said: ['account', 'signInPassword'] },
      { typed: { account: 'ann@example.com', password: '12345' }, said: ['signInPassword'] },
    ],
  },
  {
    at: '/components/register',
    tries: [
      { typed: NOTHING, said: ['accountNumber', 'code', 'password', 'repeat', 'agree'] },
      {
        typed: { account: 'nobody', code: '!?', password: '12345', again: '1' },
        said: ['email', 'codeForm', 'passwordShort', 'notSame'],
      },
      { typed: { password: LONG_PASSWORD }, said: ['passwordLong', 'notSame'] },
    ],
  },
  { at: '/components/register', byPhone: true, tries: [{ typed: { account: '23912345678' }, said: ['phone'] }] },
  {
    at: '/forgetPwd',
    tries: [
      { typed: NOTHING, said: ['accountNumber', 'code'] },
      { typed: { account: 'nobody' }, said: ['email', 'code'] },
    ],
  },
];

const OF_MEMBERS: readonly Form[] = [
  { at: '/resetPwd', tries: [{ typed: NOTHING, said: ['code'] }] },
  {
    at: '/bindEmail',
    tries: [
      { typed: NOTHING, said: ['accountNumber', 'code', 'ownPassword'] },
      { typed: { account: 'nobody@nowhere' }, said: ['email', 'code'] },
    ],
  },
  { at: '/bindEmail?type=phone', tries: [{ typed: { account: '139' }, said: ['phone', 'code', 'ownPassword'] }] },
  {
    at: '/setCash',
    tries: [
      { typed: NOTHING, said: ['sixDigits', 'ownPassword'] },
      { typed: { fundPassword: '4829' }, said: ['sixDigitsOnly', 'differ'] },
      { typed: { fundPassword: '345678', again: '482913' }, said: ['simple', 'differ', 'ownPassword'] },
    ],
  },
  {
    at: '/account/payment',
    tries: [
      { typed: NOTHING, said: ['realName', 'noWay'] },
      { typed: { realName: 'Ann Lee', bankAccount: '62x' }, said: ['bankName', 'cardDigits'] },
      { typed: { bankAccount: '6'.repeat(41) }, said: ['bankName', 'cardLong'] },
      { typed: { bankAccount: '', bankName: 'Bank', wechatNickname: 'ann' }, said: ['cardNumber', 'wechat'] },
    ],
  },
  {
    at: '/account/authentication',
    tries: [
      { typed: NOTHING, said: ['realName', 'card', 'front', 'back'] },
      { typed: { name: 'A'.repeat(101), cardId: '*' }, said: ['nameLong', 'cardForm'] },
    ],
  },
];

const main = (page: Page) => page.getByRole('main');
const field = (within: Locator, name: string) => within.locator(`input[name="${name}"]`);

test.afterEach(({ suite }) => suite.want('limits/clear'));

for (const language of ['en', 'zh'] as const satisfies readonly Spoken[]) {
  const told = async (within: Locator, said: readonly Message[]) => {
    for (const message of said)
      await expect(within.getByText(MESSAGES[language][message], { exact: true }).first()).toBeVisible();
  };

  /** Sent off from the keyboard, as it is; the first field that is wrong has the focus afterwards. */
  const tried = async (form: Locator, { typed, said }: Try) => {
    for (const [name, text] of Object.entries(typed)) await field(form, name).fill(text);
    await form.locator('input:not([type="radio"], [type="checkbox"], [type="file"])').first().press('Enter');
    await told(form, said);
    await expect(form.locator('input[aria-invalid="true"]').first()).toBeFocused();
  };

  const filledIn = async (page: Page, { at, byPhone, tries }: Form) => {
    await page.goto(at);
    // What stands there before it is no form, and its radios are nobody's.
    const form = main(page).locator('form').first();
    if (byPhone) await form.getByRole('radio').last().check({ force: true });
    for (const each of tries) await tried(form, each);
  };

  /** What was asked of the server by a form: nothing may be, as long as something is wrong with it. */
  const watched = (page: Page) => {
    const sent: string[] = [];
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      if (
        request.method() === 'POST' &&
        /login|register|forget|check_|safe|ext\/(?!tries)|save|real_name/.test(pathname)
      )
        sent.push(pathname);
    });
    return sent;
  };

  test(`what is wrong stands beside its field on every form of a guest, in ${language}`, async ({ page, suite }) => {
    const account = await registered(suite);
    await withTwoSteps(suite, account);
    await page.goto('/robots.txt');
    await page.evaluate(code => localStorage.setItem('locale', code), language);
    const sent = watched(page);
    for (const form of OF_GUESTS) await filledIn(page, form);
    expect(sent).toEqual([]);

    await page.goto('/components/login');
    await field(main(page), 'account').fill(account);
    await field(main(page), 'password').fill(PASSWORD);
    await field(main(page), 'password').press('Enter');
    await expect(field(main(page), 'code')).toBeFocused();
    await tried(main(page).locator('form'), { typed: NOTHING, said: ['code'] });
    await tried(main(page).locator('form'), { typed: { code: '12' }, said: ['codeForm'] });

    await page.goto('/forgetPwd');
    await field(main(page), 'account').fill(account);
    await main(page).locator('form button[type="button"]').last().click();
    await expect(field(main(page), 'code')).toBeFocused();
    await field(main(page), 'code').fill(await codeFor(suite, account, 'forget'));
    await field(main(page), 'code').press('Enter');
    await expect(field(main(page), 'password')).toBeFocused();
    const form = main(page).locator('form');
    await tried(form, { typed: NOTHING, said: ['password', 'repeat'] });
    await tried(form, { typed: { password: '12345', again: '123456' }, said: ['passwordShort', 'notSame'] });
    await tried(form, { typed: { password: LONG_PASSWORD }, said: ['passwordLong', 'notSame'] });
  });

  test(`and on every form of a member, in ${language}`, async ({ page, suite }) => {
    await signInAs(page, suite.url, await registered(suite), PASSWORD);
    await page.evaluate(code => localStorage.setItem('locale', code), language);
    const sent = watched(page);
    for (const form of OF_MEMBERS) await filledIn(page, form);
    const pictures = main(page).locator('input[type="file"]');
    const aFile = (size: number, start: string) => ({
      name: 'picture.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(size)]),
    });
    await pictures.first().setInputFiles(aFile(9, 'GIF89a'));
    await pictures.last().setInputFiles(aFile(4 * 1024 * 1024, '\u00ff\u00d8\u00ff\u00e0'));
    await told(main(page), ['pictureType', 'pictureLarge']);

    await page.goto('/account/userSetting');
    const phrase = page.locator('#anti-phishing');
    await phrase.getByRole('button').click();
    await tried(phrase.locator('form'), { typed: NOTHING, said: ['phrase', 'ownPassword'] });
    await tried(phrase.locator('form'), { typed: { phrase: 'abc' }, said: ['phraseShort'] });
    const twoStep = page.locator('#two-step');
    await twoStep.getByRole('button').click();
    await tried(twoStep.locator('form'), { typed: NOTHING, said: ['ownPassword'] });
    expect(sent).toEqual([]);
    await field(twoStep, 'password').fill(PASSWORD);
    await field(twoStep, 'password').press('Enter');
    await expect(field(twoStep, 'code')).toBeFocused();
    await tried(twoStep.locator('form'), { typed: { code: '12 34' }, said: ['codeOfApp'] });
  });
}
