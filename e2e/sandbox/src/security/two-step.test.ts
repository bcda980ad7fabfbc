import { listMessages, resetPassword, sendCode, signIn, userInfo } from '@tradefloor/contract';
import {
  confirmTwoStep,
  disableTwoStep,
  renewRecoveryCodes,
  setFundPassword,
  setUpTwoStep,
  signInSecondStep,
} from '@tradefloor/contract/ext';
import { URI } from 'otpauth';
import { MINUTE, SECOND } from '../clock/clock';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const account = 'newcomer@tradefloor.test';
const password = DEMO_PASSWORD;
const WRONG = { kind: 'refused', message: 'The authenticator code is incorrect or was already used.' };

let exchange: TestExchange;
let token: string;
let uri: string;
let recovery: readonly string[];
const logged: string[] = [];

beforeAll(async () => {
  exchange = await TestExchange.open({ log: line => logged.push(line) });
  token = await exchange.tokenOf('newcomer');
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());
// Each test in half a minute of its own: a code is good once.
beforeEach(() => exchange.core.clock.set(exchange.core.clock.now() + MINUTE));

const codeNow = (): string => URI.parse(uri).generate({ timestamp: exchange.core.clock.now() });
const nextHalfMinute = (): void => exchange.core.clock.set(exchange.core.clock.now() + 30 * SECOND);
const wrong = (): string => (codeNow() === '000000' ? '111111' : '000000');

async function challenge(): Promise<string> {
  const answer = await exchange.get(signIn, { account, password });
  if (answer.kind !== 'second-step') throw new Error('No second step was asked for.');
  return answer.challenge;
}
const second = async (code: string) => exchange.ask(signInSecondStep, { challenge: await challenge(), code });

it('is set up with the password and confirmed with a code, and asks for nothing before', async () => {
  expect(await exchange.ask(setUpTwoStep, { password: 'wrong-1' }, { token })).toMatchObject({
    message: 'Incorrect password.',
  });
  expect(await exchange.ask(confirmTwoStep, { code: '123456' }, { token })).toMatchObject({ kind: 'refused' });
  const setup = await exchange.get(setUpTwoStep, { password }, { token });
  ({ uri } = setup);
  expect(uri).toMatch(new RegExp(`^otpauth://totp/Tradefloor:newcomer%40tradefloor.test\\?.*secret=${setup.secret}`));
  expect(await exchange.get(signIn, { account, password })).toMatchObject({ kind: 'signed-in' });
  expect(await exchange.ask(confirmTwoStep, { code: wrong() }, { token })).toMatchObject(WRONG);
  const { codes } = await exchange.get(confirmTwoStep, { code: codeNow() }, { token });
  recovery = codes;
  expect(new Set(codes).size).toBe(10);
  expect(await exchange.get(userInfo, {}, { token })).toMatchObject({ twoStepOn: true });
  expect((await exchange.get(listMessages, {}, { token })).messages[0]).toMatchObject({
    title: 'Security settings changed',
  });
});

it('lets nobody in with the password alone, and takes a code once', async () => {
  expect(await exchange.ask(userInfo, {}, { token: await challenge() })).toMatchObject({ kind: 'session-over' });
  expect(await second(wrong())).toMatchObject(WRONG);
  const code = codeNow();
  expect(await second(code)).toMatchObject({ kind: 'ok', answer: { kind: 'signed-in' } });
  expect(await second(code)).toMatchObject(WRONG);
  nextHalfMinute();
  expect(await second(code)).toMatchObject(WRONG);
  expect(await second(codeNow())).toMatchObject({ kind: 'ok' });
});

it('takes a code once of many who bring it at the same time', async () => {
  const code = codeNow();
  const outcomes = await Promise.all([second(code), second(code), second(code)]);
  expect(outcomes.filter(({ kind }) => kind === 'ok')).toHaveLength(1);
});

it('takes a recovery code once, however it is typed', async () => {
  const [code = ''] = recovery;
  expect(await second(code.toUpperCase().replace('-', ''))).toMatchObject({ kind: 'ok' });
  expect(await second(code)).toMatchObject(WRONG);
});

it('takes no challenge that is unknown, met, or five minutes old', async () => {
  const again = { message: 'This login has expired. Enter your password again.' };
  expect(await exchange.ask(signInSecondStep, { challenge: 'invented', code: codeNow() })).toMatchObject(again);
  const met = await challenge();
  await exchange.get(signInSecondStep, { challenge: met, code: codeNow() });
  nextHalfMinute();
  expect(await exchange.ask(signInSecondStep, { challenge: met, code: codeNow() })).toMatchObject(again);
  const late = await challenge();
  exchange.core.clock.set(exchange.core.clock.now() + 5 * MINUTE);
  expect(await exchange.ask(signInSecondStep, { challenge: late, code: codeNow() })).toMatchObject(again);
});

it('stops after five wrong codes, even for the right one and with a new challenge', async () => {
  for (let turn = 0; turn < 5; turn += 1) await second(wrong());
  expect(await second(codeNow())).toMatchObject({ message: 'Too many attempts. Try again in 10 min.' });
});

it('guards the fund password', async () => {
  const wish = { fundPassword: '135790', password };
  expect(await exchange.ask(setFundPassword, wish, { token })).toMatchObject({
    message: 'Enter the code from your authenticator app.',
  });
  expect(await exchange.ask(setFundPassword, { ...wish, code: codeNow() }, { token })).toMatchObject({ kind: 'ok' });
});

it('renews the recovery codes, which ends the old ones', async () => {
  const { codes } = await exchange.get(renewRecoveryCodes, { code: codeNow() }, { token });
  expect(await second(recovery[1] ?? '')).toMatchObject(WRONG);
  expect(await second(codes[1] ?? '')).toMatchObject({ kind: 'ok' });
});

it('takes no challenge that was given for the password before the present one', async () => {
  const given = await challenge();
  await exchange.get(sendCode, { account, purpose: 'recovery' });
  const code = exchange.core.mailbox.newestFirst(account)[0]?.code ?? '';
  await exchange.get(resetPassword, { account, code, password, passwordAgain: password });
  expect(await exchange.ask(signInSecondStep, { challenge: given, code: codeNow() })).toMatchObject({
    message: 'This login has expired. Enter your password again.',
  });
  nextHalfMinute();
  const answer = await exchange.get(signInSecondStep, { challenge: await challenge(), code: codeNow() });
  token = answer.kind === 'signed-in' ? answer.token : '';
});

it('says nothing of its secrets in the log or in the database', async () => {
  const { secret } = URI.parse(uri);
  const stored = JSON.stringify(await exchange.core.db.selectFrom('member_security').selectAll().execute());
  for (const text of [stored, logged.join('\n')]) {
    expect(text).not.toContain(secret.base32);
    for (const code of recovery) expect(text).not.toContain(code);
  }
});

it('is switched off by password and code together', async () => {
  const off = (code: string, given = password) => exchange.ask(disableTwoStep, { code, password: given }, { token });
  expect(await off(codeNow(), 'wrong-1')).toMatchObject({ message: 'Incorrect password.' });
  expect(await off(wrong())).toMatchObject(WRONG);
  expect(await off(codeNow())).toMatchObject({ kind: 'ok' });
  expect(await exchange.get(signIn, { account, password })).toMatchObject({ kind: 'signed-in' });
});
