import { checkEmailCode, sendCode, signIn } from '@tradefloor/contract';
import { readTries } from '@tradefloor/contract/ext';
import { HOUR, MINUTE } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());

const KNOWN = 'seller@tradefloor.test';
const UNKNOWN = 'nobody@tradefloor.test';
const NONE = { sendFrom: null, codeFrom: null, passwordFrom: null, registerFrom: null };
const about = (account: string) => exchange.get(readTries, { account, purpose: 'recovery' });
const inMs = async (name: keyof typeof NONE, account = KNOWN) =>
  Number((await about(account))[name]) - exchange.core.clock.now();

it('tells nothing while everything is allowed', async () => {
  expect(await exchange.get(readTries, {})).toEqual(NONE);
  expect(await about(KNOWN)).toEqual(NONE);
});

it('tells the minute between two codes, then the hour until the next when a day’s are used up (account.limits-told)', async () => {
  await exchange.get(sendCode, { account: KNOWN, purpose: 'recovery' });
  expect(await inMs('sendFrom')).toBeGreaterThan(MINUTE - 5_000);
  expect(await inMs('sendFrom')).toBeLessThanOrEqual(MINUTE);
  // For another purpose there is no pause.
  expect(await exchange.get(readTries, { account: KNOWN })).toEqual(NONE);
  for (let turn = 1; turn < 20; turn += 1) {
    exchange.core.clock.set(exchange.core.clock.now() + MINUTE);
    await exchange.get(sendCode, { account: KNOWN, purpose: 'recovery' });
  }
  expect(await inMs('sendFrom')).toBeGreaterThan(HOUR - 5_000);
  expect(await inMs('sendFrom')).toBeLessThanOrEqual(HOUR);
  exchange.core.clock.reset();
});

it('tells when a code and a password can be tried again', async () => {
  for (let turn = 0; turn < 5; turn += 1) await exchange.ask(checkEmailCode, { account: KNOWN, code: '000000' });
  expect(await inMs('codeFrom')).toBeGreaterThan(9 * MINUTE);
  for (let turn = 0; turn < 10; turn += 1) await exchange.ask(signIn, { account: KNOWN, password: 'wrong-1' });
  expect(await inMs('passwordFrom')).toBeGreaterThan(9 * MINUTE);
  expect(await exchange.ask(signIn, { account: KNOWN, password: 'Demo-2026' })).toMatchObject({
    message: 'Too many attempts. Try again in 10 min.',
  });
});

it('tells the same of an account that nobody has', async () => {
  for (const account of [KNOWN, UNKNOWN]) {
    await exchange.get(sendCode, { account, purpose: 'recovery' });
    for (let turn = 0; turn < 5; turn += 1) await exchange.ask(checkEmailCode, { account, code: '000000' });
    for (let turn = 0; turn < 10; turn += 1) await exchange.ask(signIn, { account, password: 'wrong-1' });
  }
  exchange.core.clock.set(exchange.core.clock.now() + 30_000);
  const [known, unknown] = [await about(KNOWN), await about(UNKNOWN)];
  for (const name of ['sendFrom', 'codeFrom', 'passwordFrom'] as const) {
    expect(Math.abs(Number(known[name]) - Number(unknown[name]))).toBeLessThan(25_000);
    expect(known[name]).not.toBeNull();
  }
  exchange.core.clock.reset();
});

it('tells a member when the own password can be tried again', async () => {
  const token = await exchange.tokenOf('seller');
  const account = exchange.core.members.withAccount(KNOWN)?.account ?? '';
  for (let turn = 0; turn < 10; turn += 1) exchange.core.limits.count('wrongPasswords', account);
  const told = await exchange.get(readTries, {}, { token });
  expect(Number(told.passwordFrom) - exchange.core.clock.now()).toBeGreaterThan(9 * MINUTE);
});
