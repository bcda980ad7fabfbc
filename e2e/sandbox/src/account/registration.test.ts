import { checkEmailCode, register, requestOf, resetPassword, sendCode, signIn, userInfo } from '@tradefloor/contract';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from './sessions';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());

const codeFor = (account: string): string => exchange.core.mailbox.newestFirst(account)[0]?.code ?? '';
const account = 'fresh@tradefloor.test';
const password = 'Secret-1';
const wish = (code: string, more: object = {}) =>
  ({ mode: 'email', account, code, password, passwordAgain: password, ...more }) as const;

it('opens an account with a code that is good once (account.code-first)', async () => {
  await exchange.get(sendCode, { account });
  const code = codeFor(account);
  await exchange.get(checkEmailCode, { account, code });
  await exchange.get(register, wish(code, { inviteCode: 'tr2026' }));
  expect(await exchange.ask(register, wish(code))).toMatchObject({
    message: 'The verification code is incorrect or has expired.',
  });
  const signedIn = await exchange.get(signIn, { account: ' FRESH@tradefloor.test', password });
  const token = signedIn.kind === 'signed-in' ? signedIn.token : '';
  expect(await exchange.get(userInfo, {}, { token })).toMatchObject({ account, reviewStatus: 'not-submitted' });
  expect(exchange.core.members.withAccount(account)?.invited_by).toBe(1);
});

it('knows an account by what is seen of it, however it was pasted', async () => {
  const plain = 'pasted@tradefloor.test';
  await exchange.get(sendCode, { account: `\u202a${plain}\u202c` });
  await exchange.get(register, wish(codeFor(plain), { account: `${plain}\u200b` }));
  expect(exchange.core.members.withAccount(plain)).toMatchObject({ email: plain });
  expect(await exchange.get(signIn, { account: 'pasted＠tradefloor．test', password })).toMatchObject({
    kind: 'signed-in',
  });
});

it('takes a new password, which ends every session', async () => {
  const token = await exchange.tokenOf('agent');
  const name = 'agent@tradefloor.test';
  await exchange.get(sendCode, { account: name, purpose: 'recovery' });
  const change = { account: name, code: codeFor(name), password: 'Other-1', passwordAgain: 'Other-1' };
  await exchange.get(resetPassword, change);
  expect(await exchange.ask(userInfo, {}, { token })).toMatchObject({ kind: 'session-over' });
  expect(await exchange.get(signIn, { account: name, password: 'Other-1' })).toMatchObject({ kind: 'signed-in' });
});

it('has no session any more in what is stored with the new password: a crash leaves none open', async () => {
  const { db, members, sessions } = exchange.core;
  const name = 'agent@tradefloor.test';
  const id = members.withAccount(name)?.id ?? 0;
  const stored = () => db.selectFrom('session').select('token_hash').where('member_id', '=', id).execute();
  const left: Array<ReturnType<typeof stored>> = [];
  sessions.onEnd(({ member_id: memberId }) => memberId === id && left.push(stored()));
  expect(await stored()).not.toEqual([]);
  await exchange.get(sendCode, { account: name, purpose: 'recovery' });
  await exchange.get(resetPassword, { account: name, code: codeFor(name), password, passwordAgain: password });
  expect(left.length).toBeGreaterThan(0);
  expect(await Promise.all(left)).toEqual(left.map(() => []));
});

it('takes a new password while the former one is looked at, which opens nothing then', async () => {
  await exchange.get(sendCode, { account, purpose: 'recovery' });
  const change = { account, code: codeFor(account), password: 'Other-1', passwordAgain: 'Other-1' };
  const { passwords } = exchange.core;
  const matches = passwords.matches.bind(passwords);
  jest.spyOn(passwords, 'matches').mockImplementationOnce(async (...given) => {
    const isRight = await matches(...given);
    await exchange.get(resetPassword, change);
    return isRight;
  });
  expect(await exchange.ask(signIn, { account, password })).toMatchObject({
    message: 'This login has expired. Enter your password again.',
  });
});

it('answers the same for an account that does not exist, and sends nothing', async () => {
  const nobody = 'nobody@tradefloor.test';
  const known = await exchange.get(sendCode, { account: 'seller@tradefloor.test', purpose: 'recovery' });
  expect(await exchange.get(sendCode, { account: nobody, purpose: 'recovery' })).toEqual(known);
  expect(codeFor(nobody)).toBe('');
  const wrong = await exchange.ask(signIn, { account: 'seller@tradefloor.test', password: 'wrong-1' });
  expect(await exchange.ask(signIn, { account: nobody, password: 'wrong-1' })).toEqual(wrong);
});

it('stops after ten wrong passwords for an account in ten minutes, even for the right one (exchange.rate-limits)', async () => {
  const seller = 'seller@tradefloor.test';
  for (let turn = 0; turn < 10; turn += 1) await exchange.ask(signIn, { account: seller, password: 'wrong-1' });
  expect(await exchange.ask(signIn, { account: seller, password: 'Demo-2026' })).toMatchObject({
    message: 'Too many attempts. Try again in 10 min.',
  });
  exchange.core.clock.set(Date.now() + 11 * 60_000);
  expect(await exchange.ask(signIn, { account: seller, password: 'Demo-2026' })).toMatchObject({ kind: 'ok' });
  exchange.core.clock.reset();
});

it('stops after five wrong codes, even for the right one', async () => {
  const other = 'other@tradefloor.test';
  await exchange.get(sendCode, { account: other });
  const code = codeFor(other);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let turn = 0; turn < 5; turn += 1) await exchange.ask(checkEmailCode, { account: other, code: wrong });
  expect(await exchange.ask(checkEmailCode, { account: other, code })).toMatchObject({
    message: 'Too many attempts. Try again in 10 min.',
  });
});

it.each([
  ['+12025550123', undefined, true],
  ['2025550123', '1', true],
  ['2025550123', undefined, false],
  ['+8612345', undefined, false],
  ['+4915112345678', '86', false],
  ['13800138000', '+86', true],
])('a code to %s with the country %s: %s (account.phone-numbers)', async (phone, countryCode, isSent) => {
  const outcome = await exchange.ask(sendCode, { account: phone, countryCode });
  expect(outcome.kind).toBe(isSent ? 'ok' : 'refused');
});

describe('a phone', () => {
  const number = '13800138000';
  const code = () => codeFor('+4913800138000');
  const passwords = { password, passwordAgain: password };

  it('is its full number: a code to another country’s resets nobody here', async () => {
    await exchange.get(sendCode, { account: number, countryCode: '49', purpose: 'recovery' });
    expect(code()).toBe('');
    await exchange.get(sendCode, { account: number, countryCode: '49' });
    const change = { account: number, code: code(), ...passwords };
    for (const countryCode of ['49', '86', undefined]) {
      expect(await exchange.ask(resetPassword, { ...change, countryCode })).toMatchObject({
        message: 'The verification code is incorrect or has expired.',
      });
    }
  });

  it('of the same digits in another country opens an account of its own', async () => {
    const wanted = { mode: 'phone', account: number, code: code(), ...passwords } as const;
    expect(await exchange.ask(register, wanted)).toMatchObject({ kind: 'refused' });
    await exchange.get(register, { ...wanted, areaCodeId: '49' });
    const signedIn = async (account: string, areaCodeId?: string, given = password) =>
      (await exchange.ask(signIn, { account, areaCodeId, password: given })).kind;
    expect(await signedIn(number, '49')).toBe('ok');
    expect(await signedIn('0049 138 001 38000', '86')).toBe('ok');
    expect(await signedIn(number)).toBe('refused');
    // Older forms tell no country: the product's own.
    expect(await signedIn(number, undefined, 'Demo-2026')).toBe('ok');
    expect(await signedIn(`+86 ${number}`, '49', 'Demo-2026')).toBe('ok');
  });
});

it('answers five wrong codes, however many are tried at once', async () => {
  const other = 'guessed@tradefloor.test';
  await exchange.get(sendCode, { account: other });
  const right = Number(codeFor(other));
  const guesses = Array.from({ length: 40 }, (_, index) => String((right + 1 + index) % 1_000_000).padStart(6, '0'));
  const outcomes = await Promise.all(guesses.map(code => exchange.ask(checkEmailCode, { account: other, code })));
  const told = outcomes.map(outcome => ('message' in outcome ? outcome.message : null));
  expect(told.filter(message => message === 'The verification code is incorrect or has expired.')).toHaveLength(5);
});

it('answers twenty wrong codes of other members, however many sign in to guess (exchange.rate-limits)', async () => {
  const name = 'agent@tradefloor.test';
  await exchange.get(sendCode, { account: name, purpose: 'recovery' });
  const wrong = codeFor(name) === '000000' ? '111111' : '000000';
  const told: unknown[] = [];
  for (const guesser of ['trader', 'acceptor', 'seller', 'operator', 'newcomer']) {
    const authorization = await exchange.tokenOf(guesser);
    const change = { account: name, code: wrong, password, passwordAgain: password };
    const { url, headers, body } = requestOf(resetPassword, change, { language: 'en', token: null, now: 0 });
    for (let turn = 0; turn < 5; turn += 1) {
      const sent = { method: 'POST', headers: { ...headers, authorization }, body: body ?? '' };
      told.push(((await (await fetch(exchange.url + url, sent)).json()) as { message: unknown }).message);
    }
  }
  expect(told.filter(message => message === 'The verification code is incorrect or has expired.')).toHaveLength(20);
});

it.each([
  ['idle for too long', IDLE_LIMIT],
  ['too old', ABSOLUTE_LIMIT],
])('ends a session that is %s', async (_, limit) => {
  const token = await exchange.tokenOf('operator');
  exchange.core.clock.set(Date.now() + limit + 1_000);
  expect(await exchange.ask(userInfo, {}, { token })).toMatchObject({ kind: 'session-over' });
  exchange.core.clock.reset();
});
