import { checkPhoneCode, register, resetPassword, sendCode, signIn, userInfo } from '@tradefloor/contract';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import type { Member } from './members';
import { fullNumber } from './phone-number';

const password = DEMO_PASSWORD;
const passwords = { password, passwordAgain: password };

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());

const codeFor = (number: string) => exchange.core.mailbox.newestFirst().find(({ to }) => to === number)?.code ?? '';

async function entered(account: string, areaCodeId: string, given = password): Promise<string> {
  const answer = await exchange.get(signIn, { account, areaCodeId, password: given });
  return answer.kind === 'signed-in' ? answer.token : '';
}

const phoneOf = async (token: string) => (await exchange.get(userInfo, {}, { token })).phone;

/** As an exchange stored it that knew nothing of the 0. */
async function openedBefore(name: string, phone: string, more: Partial<Member> = {}): Promise<void> {
  const { clerk, members, db } = exchange.core;
  const member = members.withAccount(`${name}@tradefloor.test`);
  if (!member) throw new Error(`Nobody is ${name}.`);
  await clerk.perform(deed => deed.write('member', { ...member, account: phone, phone, ...more }));
  await members.load(db);
}

it.each([
  ['07700 900123', '44', '+447700900123'],
  ['+44 (0)7700 900123', '44', '+447700900123'],
  ['0044 7700 900123', '86', '+447700900123'],
  ['06 1234 5678', '39', '+390612345678'],
  ['07 12 34 56 78', '+225', '+2250712345678'],
  ['138 0013 8000', '86', '+8613800138000'],
])('%s with the country %s is %s (account.phone-numbers)', (written, country, number) => {
  expect(fullNumber(written, country)).toBe(number);
});

it('opens one account for a number, with the 0 that is dialled at home and without it', async () => {
  await exchange.get(sendCode, { account: '07700 900123', countryCode: '44' });
  const wish = { mode: 'phone', account: '+44 (0)7700 900123', code: codeFor('+447700900123'), ...passwords } as const;
  await exchange.get(register, { ...wish, countryCode: '44' });
  for (const written of ['07700 900123', '7700900123', '+447700900123', '+4407700900123']) {
    expect(await phoneOf(await entered(written, '44'))).toBe('+447700900123');
  }
});

describe('an account that was registered with the 0', () => {
  beforeAll(() => openedBefore('agent', '+4407700900456'));

  it.each(['07700 900456', '7700 900456', '+4407700900456'])('opens by %s', async written => {
    expect(await phoneOf(await entered(written, '44'))).toBe('+447700900456');
  });

  it('is recovered by its number, and nobody else can register that', async () => {
    const account = '+447700900456';
    await exchange.get(sendCode, { account });
    const wish = { mode: 'phone', account, code: codeFor(account), ...passwords } as const;
    expect(await exchange.ask(register, wish)).toMatchObject({ message: expect.stringMatching(/already/) });
    exchange.core.limits.clear();
    await exchange.get(sendCode, { account, purpose: 'recovery' });
    const change = { account, code: codeFor(account), password: 'Other-1', passwordAgain: 'Other-1' };
    await exchange.get(resetPassword, change);
    expect(await entered('07700 900456', '44', 'Other-1')).not.toBe('');
  });
});

it('opens both accounts, by their passwords, of who had one with the 0 and one without', async () => {
  await openedBefore('seller', '+4407700900789');
  await openedBefore('operator', '+447700900789', { password_hash: await exchange.core.passwords.hash('Other-1') });
  expect(await phoneOf(await entered('07700 900789', '44', 'Other-1'))).toBe('+447700900789');
  expect(await phoneOf(await entered('07700 900789', '44'))).toBe('+4407700900789');
  expect(await exchange.ask(signIn, { account: '+447700900789', password: 'wrong-1' })).toMatchObject({
    kind: 'refused',
  });
});

describe('of two accounts with one number', () => {
  const number = '+447700900321';
  const OTHER = 'Other-1';
  const letters = () => exchange.core.mailbox.newestFirst(number);
  beforeAll(async () => {
    await openedBefore('trader', '+4407700900321', { email: null });
    await openedBefore('acceptor', number, { email: null, password_hash: await exchange.core.passwords.hash(OTHER) });
    await exchange.get(sendCode, { account: number, purpose: 'recovery' });
  });

  it('each has a code of its own, and its letter says whose it is', () => {
    const [one, other] = letters();
    expect([other?.says?.content.en, one?.says?.content.en]).toEqual([
      expect.stringMatching(/^This code is for the account with ID 3, opened on \d{4}-\d\d-\d\d\./),
      expect.stringContaining('ID 1,'),
    ]);
    expect(one?.code).not.toBe(other?.code);
  });

  it('the code says whose password is new, which must not be that of the other', async () => {
    const { members } = exchange.core;
    const [code = ''] = letters().map(letter => letter.code);
    const change = (password: string) => ({ account: number, code, password, passwordAgain: password });
    const hashOf = (account: string) => members.reachedAs(account)?.password_hash;
    const before = hashOf(number);
    await exchange.get(checkPhoneCode, { phone: number, code, purpose: 'recovery' });
    expect(await exchange.ask(resetPassword, change(OTHER))).toMatchObject({
      message: 'Another account with this number uses this password. Choose a different one.',
    });
    await exchange.get(resetPassword, change('Third-1'));
    expect(hashOf(number)).toBe(before);
    expect(await phoneOf(await entered(number, '44', 'Third-1'))).toBe('+4407700900321');
    expect(await phoneOf(await entered(number, '44', OTHER))).toBe(number);
    // With one, both are used.
    expect(await exchange.ask(resetPassword, { ...change('Fourth-1'), code: letters()[1]?.code ?? '' })).toMatchObject({
      message: 'The verification code is incorrect or has expired.',
    });
  });
});
