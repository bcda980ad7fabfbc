import {
  asId,
  bindEmail,
  listMessages,
  type PayloadOf,
  sendCode,
  sendPhoneCode,
  signIn,
  userInfo,
  withdraw,
} from '@tradefloor/contract';
import {
  bindPhone,
  checkFundPassword,
  listDevices,
  proveOwnHand,
  readAntiPhishingPhrase,
  readFundPasswordState,
  setAntiPhishingPhrase,
  setFundPassword,
} from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { DAY, MINUTE } from '../clock/clock';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { ownHand } from './own-hand';

const password = DEMO_PASSWORD;
const TO_SOMEBODY = {
  currencyId: asId<never>(3),
  amount: amount('20'),
  address: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
} as const;
let exchange: TestExchange;
let token: string;
const logged: string[] = [];
beforeAll(async () => {
  exchange = await TestExchange.open({ log: line => logged.push(line) });
  token = await exchange.tokenOf('seller');
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());
afterEach(() => exchange.core.clock.reset());
const letterTo = (account: string) => exchange.core.mailbox.newestFirst(account)[0];

describe('the fund password', () => {
  it('is set by whoever knows the sign-in password, and kept as a hash', async () => {
    expect(await exchange.get(readFundPasswordState, {}, { token })).toEqual({ isSet: false });
    expect(await exchange.ask(checkFundPassword, { fundPassword: '246810' }, { token })).toMatchObject({
      message: 'Set a fund password first.',
    });
    const wish = { fundPassword: '246810', password };
    expect(await exchange.ask(setFundPassword, { ...wish, password: 'wrong-1' }, { token })).toMatchObject({
      message: 'Incorrect password.',
    });
    await exchange.get(setFundPassword, wish, { token });
    expect(await exchange.get(readFundPasswordState, {}, { token })).toEqual({ isSet: true });
    expect(await exchange.get(userInfo, {}, { token })).toMatchObject({ fundPasswordSet: true });
    expect(await exchange.get(checkFundPassword, { fundPassword: '246810' }, { token })).toMatchObject({ id: null });
    const rows = await exchange.core.db.selectFrom('member_security').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('246810');
  });

  it('says for what is done elsewhere whose hand it is (wallet.own-hand)', async () => {
    const asks = (given: PayloadOf<typeof proveOwnHand>) => exchange.ask(proveOwnHand, given, { token });
    expect(await asks({})).toMatchObject({ kind: 'refused', message: 'Enter your fund password.' });
    expect(await asks({ fundPassword: '000000' })).toMatchObject({ message: 'Incorrect fund password.' });
    expect(await asks({ fundPassword: '246810' })).toMatchObject({ kind: 'ok' });
  });

  it('is not to be tried through', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await exchange.ask(checkFundPassword, { fundPassword: '000000' }, { token })).toMatchObject({
        message: 'Incorrect fund password.',
      });
    }
    expect(await exchange.ask(checkFundPassword, { fundPassword: '246810' }, { token })).toMatchObject({
      message: 'Too many attempts. Try again in 10 min.',
    });
  });

  it('is asked for before money leaves, of who set one (wallet.own-hand)', async () => {
    const { core } = exchange;
    const seller = core.members.withAccount('seller@tradefloor.test');
    const trader = core.members.withAccount('trader@tradefloor.test');
    if (!seller || !trader) throw new Error('The demo is not there.');
    await expect(ownHand(core, seller, {})).rejects.toMatchObject({ key: 'fundPasswordRequired' });
    await expect(ownHand(core, seller, { fundPassword: '000000' })).rejects.toMatchObject({ key: 'fundPasswordWrong' });
    const allowed = await Promise.all([ownHand(core, seller, { fundPassword: '246810' }), ownHand(core, trader, {})]);
    await core.clerk.perform(deed => allowed.forEach(take => take(deed)));
  });

  it('that takes the place of another keeps money in for a day, of which its owner is told (account.quiet-day)', async () => {
    const { core } = exchange;
    const send = () => exchange.ask(withdraw, { ...TO_SOMEBODY, fundPassword: '135791' }, { token });
    expect(await exchange.get(setFundPassword, { fundPassword: '135791', password }, { token })).toMatchObject({
      message: expect.stringMatching(/^Fund password changed\. .* paused for 24 hours\. They resume at 20.+ UTC\.$/),
    });
    expect(await send()).toMatchObject({ message: expect.stringMatching(/^Withdrawals and C2C sales are paused/) });
    const told = 'Your fund password was changed, and withdrawals and C2C sales are paused for 24 hours.';
    const { messages } = await exchange.get(listMessages, {}, { token });
    expect(messages[0]).toMatchObject({ title: 'Fund password changed', content: expect.stringContaining(told) });
    const { email, phone } = core.members.withAccount('seller@tradefloor.test') ?? {};
    for (const address of [email, phone].filter(one => typeof one === 'string')) {
      expect(letterTo(address)?.says?.content.en).toContain(told);
    }
    core.clock.set(core.clock.now() + DAY);
    expect(await send()).toMatchObject({ kind: 'ok' });
  });
});

it('puts the member’s phrase into the letters to that member, and not into the log', async () => {
  expect(await exchange.get(readAntiPhishingPhrase, {}, { token })).toEqual({ phrase: null });
  await exchange.get(setAntiPhishingPhrase, { phrase: 'blue heron', password }, { token });
  expect(await exchange.get(readAntiPhishingPhrase, {}, { token })).toEqual({ phrase: 'blue heron' });
  for (const account of ['seller@tradefloor.test', 'trader@tradefloor.test']) {
    await exchange.get(sendCode, { account, purpose: 'recovery' });
  }
  expect(letterTo('seller@tradefloor.test')).toMatchObject({ phrase: 'blue heron' });
  expect(letterTo('trader@tradefloor.test')).toMatchObject({ phrase: null });
  expect(await (await fetch(`${exchange.url}/mailbox`)).text()).toContain('blue heron');
  expect(logged.join('\n')).not.toContain('blue heron');
});

describe('a phone', () => {
  it('is bound with a code that was sent to it, and signs in from then on', async () => {
    await exchange.get(sendPhoneCode, { account: '+86 139-0013-9000' }, { token });
    const code = letterTo('13900139000')?.code ?? '';
    await exchange.get(bindPhone, { phone: '13900139000', countryCode: '+86', code, password }, { token });
    expect(await exchange.get(userInfo, {}, { token })).toMatchObject({ phone: '+8613900139000' });
    expect(await exchange.get(signIn, { account: '13900139000', password })).toMatchObject({ kind: 'signed-in' });
  });

  it.each([
    ['of somebody else', '13800138000', 'This account is already registered.'],
    ['that is an address', 'free@tradefloor.test', 'Enter a valid phone number.'],
  ])('%s is refused', async (_, phone, message) => {
    await exchange.get(sendCode, { account: phone }, { token });
    const code = letterTo(phone)?.code ?? '';
    expect(await exchange.ask(bindPhone, { phone, code, password }, { token })).toMatchObject({ message });
  });

  it('that was given up signs in no more', async () => {
    await exchange.get(sendPhoneCode, { account: '13900139001' }, { token });
    const code = letterTo('13900139001')?.code ?? '';
    await exchange.get(bindPhone, { phone: '13900139001', code, password }, { token });
    expect(await exchange.ask(signIn, { account: '13900139000', password })).toMatchObject({ kind: 'refused' });
  });

  it('and an e-mail bound at once do not undo each other', async () => {
    const own = await exchange.tokenOf('operator');
    const [phone, email] = ['+8613700137000', 'second@tradefloor.test'];
    for (const account of [phone, email]) await exchange.get(sendCode, { account }, { token: own });
    await Promise.all([
      exchange.get(bindPhone, { phone, code: letterTo(phone)?.code ?? '', password }, { token: own }),
      exchange.get(bindEmail, { email, code: letterTo(email)?.code ?? '', password }, { token: own }),
    ]);
    expect(await exchange.get(userInfo, {}, { token: own })).toMatchObject({ phone, email });
  });
});

describe('codes', () => {
  const account = 'patient@tradefloor.test';

  it('are sent a minute apart (account.code-pause)', async () => {
    await exchange.get(sendCode, { account });
    expect(await exchange.ask(sendCode, { account })).toMatchObject({
      message: 'A code was just sent. Try again in 60 s.',
    });
    exchange.core.clock.set(Date.now() + MINUTE + 1);
    expect(await exchange.ask(sendCode, { account })).toMatchObject({ kind: 'ok' });
  });

  it('are sent twenty times a day', async () => {
    const start = Date.now() + DAY;
    for (let turn = 0; turn < 20; turn += 1) {
      exchange.core.clock.set(start + turn * 2 * MINUTE);
      expect(await exchange.ask(sendCode, { account })).toMatchObject({ kind: 'ok' });
    }
    exchange.core.clock.set(start + 50 * MINUTE);
    expect(await exchange.ask(sendCode, { account })).toMatchObject({
      message: expect.stringMatching(/^Too many codes requested. Try again after \d{4}-/),
    });
  });
});

it('lists where a member is signed in, and from which address', async () => {
  const own = await exchange.tokenOf('agent');
  expect(await exchange.get(listDevices, {}, { token: own })).toEqual([
    expect.objectContaining({ isThis: true, address: '127.0.0.1' }),
  ]);
});
