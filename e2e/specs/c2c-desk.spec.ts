import type { Browser, Page } from '@playwright/test';
import { agree, dollarsOf, done, fiatMember, main, openOrder, published, taken } from '../suite/fiat-members';
import { asked, PASSWORD, WHITE } from '../suite/members';
import { signIn, signInAs, tokenOf } from '../suite/sign-in';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';
import { lessOf } from '../suite/wallet';

const MINUTE_MS = 60_000;
const HOSTILE = '<img src=x onerror=alert(1)> [pay here](https://evil.test) https://evil.test/login';

test.afterEach(async ({ suite }) => {
  await suite.want('clock');
  await suite.want('limits/clear');
});

async function demoPage(browser: Browser, suite: Suite, name: Parameters<typeof signIn>[2]) {
  const page = await (await browser.newContext({ baseURL: suite.url })).newPage();
  return { page, token: await signIn(page, suite.url, name) };
}

const isLive = (page: Page) => expect(page.getByRole('banner').getByRole('button', { name: /^Live/ })).toBeVisible();

async function askAcceptor(page: Page, kind: 'Deposit' | 'Withdraw', money: string): Promise<void> {
  await page.goto('/account/aceite');
  await main(page)
    .getByRole('link', { name: `${kind}: Tradefloor Counter` })
    .click();
  await main(page).getByLabel('Phone number', { exact: true }).fill('13800138000');
  await main(page).getByRole('radio', { name: 'Bank card', exact: true }).check();
  await main(page)
    .getByLabel(/^Your (paying|receiving) account/)
    .fill('6222000011112222');
  await main(page).getByLabel('Amount', { exact: true }).fill(money);
  await main(page).getByRole('button', { name: kind, exact: true }).click();
  await agree(page, /^Confirm this/, kind);
  await expect(page).toHaveURL(/\/success/);
  await main(page).getByRole('link', { name: 'View deal' }).click();
}

const openedAtDesk = async (page: Page, money: string): Promise<void> => {
  await page.goto('/account/acceptorDesk');
  await main(page).getByRole('row').filter({ hasText: money }).first().getByRole('button').first().click();
};

test('an acceptor takes money in and pays it out; who is silent confirms after 20 minutes', async ({
  page,
  browser,
  suite,
}) => {
  test.slow();
  const member = await fiatMember(suite);
  await signInAs(page, suite.url, member.account, PASSWORD);
  const { page: desk } = await demoPage(browser, suite, 'acceptor');

  await askAcceptor(page, 'Deposit', '711');
  await expect(main(page).getByText('Pay from the account you entered.')).toBeVisible();
  await openedAtDesk(desk, '¥ 711.00');
  await main(desk).getByRole('button', { name: 'Confirm receipt' }).click();
  await agree(desk, 'Has the member paid you?', 'Confirm receipt');
  await expect(main(page).getByText('The USDT are in your fiat account.')).toBeVisible();
  expect(await dollarsOf(suite, member.token)).toEqual({ available: '99.5', held: '0' });

  await askAcceptor(page, 'Withdraw', '71.1');
  expect(await dollarsOf(suite, member.token)).toEqual({ available: '89.5', held: '10' });
  await openedAtDesk(desk, '¥ 71.10');
  await main(desk).getByRole('button', { name: 'I have paid' }).click();
  await agree(desk, 'Have you sent the money?', 'I have paid');
  await expect(main(page).getByText('Confirmed automatically in')).toBeVisible();
  await expect(main(page).getByText(/^(20:00|19:\d\d)$/)).toBeVisible();
  // Not before the exchange has it, however long that took; and who is not connected would hear of it later.
  const transferredAt = Date.now();
  for (const each of [page, desk]) await isLive(each);
  await suite.want('clock', { now: transferredAt + 20 * MINUTE_MS + 2_000 });
  await expect(main(page).getByText('Withdrawal completed.')).toBeVisible();
  await expect(main(desk).getByText('The USDT are yours.')).toBeVisible();
  expect(await dollarsOf(suite, member.token)).toEqual({ available: '89.5', held: '0' });
  await desk.context().close();
});

test('the two of an order talk, live, in text and pictures; nobody else reads a word', async ({
  page,
  browser,
  suite,
}) => {
  test.slow();
  const seller = await tokenOf(suite.url, 'seller');
  const advert = await published(suite, seller, '20');
  const buyer = await fiatMember(suite);
  const id = await taken(suite, buyer.token, advert, '20');
  await signInAs(page, suite.url, buyer.account, PASSWORD);
  await openOrder(page, id);
  const { page: sellers } = await demoPage(browser, suite, 'seller');
  await openOrder(sellers, id);

  const log = (of: Page) => main(of).getByRole('log');
  const write = async (of: Page, text: string) => {
    await main(of).getByRole('textbox', { name: 'Write a message' }).fill(text);
    await main(of).getByRole('textbox', { name: 'Write a message' }).press('Enter');
  };
  await write(page, HOSTILE);
  await expect(log(sellers).getByText(HOSTILE)).toBeVisible();
  await expect(log(sellers).getByRole('link')).toHaveCount(0);
  await expect(log(sellers).getByRole('img')).toHaveCount(0);
  await write(sellers, 'Which bank did you use?');
  await expect(log(page).getByText('Which bank did you use?')).toBeVisible();
  const file = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(WHITE, 'base64') };
  await main(page).locator('input[type=file]').setInputFiles(file);
  await main(page).getByRole('button', { name: 'Send', exact: true }).click();
  await log(sellers)
    .getByRole('button', { name: /^Enlarge/ })
    .click();
  await expect(sellers.getByRole('dialog').getByRole('img')).toBeVisible();

  // Elsewhere the seller is told once, and finds the count beside the order.
  await sellers.goto('/c2cOrder');
  const rows = main(sellers).getByRole('row').filter({ hasText: '¥ 140.20' });
  await expect(rows.first()).toBeVisible();
  // What is said before is nobody's news.
  await isLive(sellers);
  for (const text of ['Are you there?', 'I am waiting.']) await write(page, text);
  const told = sellers.getByRole('listitem').filter({ hasText: `New message from the buyer: C2C order ${id}` });
  // A notice that is pointed at stays.
  await told.hover();
  await expect(rows.getByText('2 new messages').last()).toBeAttached();
  await expect(told).toHaveCount(1);
  await told.getByRole('button', { name: 'View' }).click();
  await expect(log(sellers).getByText('I am waiting.')).toBeVisible();
  await main(sellers).getByRole('link', { name: 'All orders' }).click();
  await expect(rows.first()).toBeVisible();
  await expect(rows.getByText('2 new messages')).toHaveCount(0);

  // Where no screen follows what is said, too.
  await sellers.goto('/new_account/transfer');
  await isLive(sellers);
  await write(page, 'Still there?');
  await told.getByRole('button', { name: 'View' }).click();
  await expect(log(sellers).getByText('Still there?')).toBeVisible();

  const stranger = await fiatMember(suite);
  const { type } = await asked(suite, 'ext/deal/say', stranger.token, { of: 'c2c', id, text: 'Me too' });
  expect(type).not.toBe('ok');
  const words = await fetch(`${suite.url}/api/ext/deal/words?of=c2c&id=${id}`, {
    headers: { authorization: stranger.token, lang: 'en' },
  });
  expect(await words.text()).not.toContain('Which bank');
  await done(suite, 'c2c/user_legal_pay_cancel', buyer.token, { id });
  await done(suite, 'c2c/back_send', seller, { id: advert });
  await sellers.context().close();
});

for (const side of ['buyer', 'seller'] as const) {
  test(`a dispute is ruled for the ${side}, with what both have said before the operator`, async ({
    page,
    browser,
    suite,
  }) => {
    test.slow();
    const seller = await tokenOf(suite.url, 'seller');
    const before = await dollarsOf(suite, seller);
    const advert = await published(suite, seller, '25');
    const buyer = await fiatMember(suite);
    const id = await taken(suite, buyer.token, advert, '25');
    await done(suite, 'c2c/user_legal_pay', buyer.token, { id });
    await signInAs(page, suite.url, buyer.account, PASSWORD);
    await openOrder(page, id);
    await main(page).getByRole('button', { name: 'Open dispute', exact: true }).click();
    await main(page).getByLabel('What happened', { exact: true }).fill('I paid by bank at noon.');
    await main(page).getByRole('button', { name: 'Open dispute', exact: true }).click();
    await agree(page, 'Open a dispute?', 'Open dispute');
    await expect(main(page).getByText('Under review')).toBeVisible();
    await done(suite, 'ext/deal/say', seller, { of: 'c2c', id, text: 'Nothing came.' });

    const { page: operators } = await demoPage(browser, suite, 'operator');
    await operators.goto('/account/rulings?status=open');
    await main(operators)
      .getByRole('row')
      .filter({ hasText: new RegExp(`C2C order ${id}(?!\\d)`) })
      .getByRole('button')
      .first()
      .click();
    await expect(main(operators).getByText('I paid by bank at noon.')).toBeVisible();
    await expect(main(operators).getByText('Nothing came.')).toBeVisible();
    await main(operators)
      .getByRole('radio', { name: `The ${side}` })
      .check();
    await main(operators).getByLabel('Reason', { exact: true }).fill('The receipt decides it.');
    await main(operators).getByRole('button', { name: 'Submit ruling' }).click();
    await agree(operators, `Rule for the ${side}?`, 'Submit ruling');
    await expect(main(page).getByText(`Ruled for the ${side}`)).toBeVisible();
    await expect(main(page).getByText('The receipt decides it.').first()).toBeVisible();

    if (side === 'seller') await done(suite, 'c2c/back_send', seller, { id: advert });
    const [sellers, buyers] = await Promise.all([dollarsOf(suite, seller), dollarsOf(suite, buyer.token)]);
    expect(buyers).toEqual({ available: side === 'buyer' ? '25' : '0', held: '0' });
    expect(sellers.held).toBe(before.held);
    expect(sellers.available).toBe(lessOf(before.available, side === 'buyer' ? '25' : '0'));
    await operators.context().close();
  });
}
