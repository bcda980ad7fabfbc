import {
  asId,
  bindEmail,
  checkEmailCode,
  dealWithAcceptor,
  publishAdvert,
  register,
  resetPassword,
  sendCode,
  signIn,
  takeAdvert,
  userInfo,
  withdraw,
} from '@tradefloor/contract';
import {
  bindPhone,
  confirmTwoStep,
  readAntiPhishingPhrase,
  setAntiPhishingPhrase,
  setUpTwoStep,
  undoBinding,
} from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { TOTP } from 'otpauth';
import { DAY, HOUR, MINUTE } from '../clock/clock';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const password = DEMO_PASSWORD;
const CLOSED = {
  kind: 'refused',
  message: expect.stringMatching(/^Withdrawals and C2C sales are paused .* \d{2}:\d{2} UTC\.$/),
};
const USDT = asId<never>(3);

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());
afterEach(() => exchange.core.clock.reset());

const letterTo = (account: string, purpose: string) =>
  exchange.core.mailbox.newestFirst(account).find(letter => letter.purpose === purpose);
const later = (by: number) => exchange.core.clock.set(exchange.core.clock.now() + by);

async function codeTo(account: string, token: string): Promise<string> {
  exchange.core.limits.clear();
  await exchange.get(sendCode, { account }, { token });
  return letterTo(account, 'bind')?.code ?? '';
}

async function bound(email: string, token: string): Promise<void> {
  await exchange.get(bindEmail, { email, code: await codeTo(email, token), password }, { token });
}

async function forgotten(account: string) {
  exchange.core.limits.clear();
  await exchange.get(sendCode, { account, purpose: 'recovery' });
  return { account, code: letterTo(account, 'forget')?.code ?? '', password: 'Other-1', passwordAgain: 'Other-1' };
}

describe('a token alone (account.own-password)', () => {
  it.each([
    ['no password', undefined, 'Enter your login password.'],
    ['a wrong one', 'wrong-1', 'Incorrect password.'],
  ])('binds nothing with %s', async (_, given, message) => {
    const token = await exchange.tokenOf('newcomer');
    const email = 'thief@tradefloor.test';
    const code = await codeTo(email, token);
    expect(await exchange.ask(bindEmail, { email, code, password: given }, { token })).toMatchObject({ message });
    expect(await exchange.get(userInfo, {}, { token })).toMatchObject({ email: 'newcomer@tradefloor.test' });
  });

  it('binds no phone and changes no phrase with a wrong password', async () => {
    const token = await exchange.tokenOf('newcomer');
    const wrong = { message: 'Incorrect password.' };
    const phone = { phone: '13600136000', code: await codeTo('13600136000', token), password: 'wrong-1' };
    expect(await exchange.ask(bindPhone, phone, { token })).toMatchObject(wrong);
    const phrase = { phrase: 'red heron', password: 'wrong-1' };
    expect(await exchange.ask(setAntiPhishingPhrase, phrase, { token })).toMatchObject(wrong);
    expect(await exchange.get(readAntiPhishingPhrase, {}, { token })).toEqual({ phrase: null });
  });

  it('and a password bind nothing where there is a second step', async () => {
    const token = await exchange.tokenOf('agent');
    const { secret } = await exchange.get(setUpTwoStep, { password }, { token });
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: exchange.core.clock.now() });
    await exchange.get(confirmTwoStep, { code: codeNow() }, { token });
    later(MINUTE);
    const email = 'agent-2@tradefloor.test';
    const wish = { email, code: await codeTo(email, token), password };
    const asked = { message: 'Enter the code from your authenticator app.' };
    expect(await exchange.ask(bindEmail, wish, { token })).toMatchObject(asked);
    expect(await exchange.ask(setAntiPhishingPhrase, { phrase: 'red heron', password }, { token })).toMatchObject(
      asked,
    );
    // A refused binding has used neither code up.
    expect(await exchange.ask(bindEmail, { ...wish, twoStepCode: codeNow() }, { token })).toMatchObject({ kind: 'ok' });
  });
});

describe('an address that takes another’s place (account.quiet-day)', () => {
  const [old, fresh] = ['seller@tradefloor.test', 'seller-2@tradefloor.test'];
  let token: string;
  beforeAll(async () => {
    token = await exchange.tokenOf('seller');
    await exchange.get(setAntiPhishingPhrase, { phrase: 'blue heron', password }, { token });
    await bound(fresh, token);
  });

  it('is told to the old one, in a letter with the member’s phrase', () => {
    expect(letterTo(old, 'undo')).toMatchObject({ phrase: 'blue heron', code: expect.stringMatching(/^[\w-]{43}$/) });
    expect(letterTo(fresh, 'undo')).toBeUndefined();
  });

  it('recovers nothing for a day, and says so to whom its code reached', async () => {
    const change = await forgotten(fresh);
    const early = { message: expect.stringMatching(/^This contact was linked less than 24 hours ago\. .* UTC\.$/) };
    expect(await exchange.ask(checkEmailCode, { ...change, purpose: 'recovery' })).toMatchObject(early);
    expect(await exchange.ask(resetPassword, change)).toMatchObject(early);
  });

  it('ends recovery by the old one, though its name still signs in', async () => {
    const change = await forgotten(old);
    expect(change.code).toBe('');
    expect(await exchange.get(signIn, { account: old, password })).toMatchObject({ kind: 'signed-in' });
  });

  it('keeps money in for a day, whichever way it would leave', async () => {
    const out = { currencyId: USDT, amount: amount('100'), address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' };
    expect(await exchange.ask(withdraw, out, { token })).toMatchObject(CLOSED);
    const deal = {
      acceptorId: asId<never>(2),
      side: 'sell',
      way: 'bank',
      phone: '13800138000',
      account: '62148301',
    } as const;
    expect(await exchange.ask(dealWithAcceptor, { ...deal, money: amount('200') }, { token })).toMatchObject(CLOSED);
    const advert = { side: 'sell', currencyId: USDT, price: price('7.1'), total: amount('100'), way: 'bank' } as const;
    expect(await exchange.ask(publishAdvert, advert, { token })).toMatchObject(CLOSED);
    const wanted = exchange.core.adverts.published().find(({ side }) => side === 'buy');
    expect(await exchange.ask(takeAdvert, { id: asId<never>(wanted?.id ?? 0) }, { token })).toMatchObject(CLOSED);
    later(DAY);
    expect(await exchange.ask(publishAdvert, advert, { token })).not.toMatchObject(CLOSED);
  });

  it('recovers the account after a day', async () => {
    later(DAY + MINUTE);
    expect(await exchange.ask(resetPassword, await forgotten(fresh))).toMatchObject({ kind: 'ok' });
  });
});

describe('the way back (account.way-back)', () => {
  const old = 'operator@tradefloor.test';
  const [theirs, next] = ['thief-1@tradefloor.test', 'thief-2@tradefloor.test'];
  let token: string;
  let key: string;
  beforeAll(async () => {
    token = await exchange.tokenOf('operator');
    await bound(theirs, token);
    key = letterTo(old, 'undo')?.code ?? '';
    await bound(next, token);
  });

  it('is nobody’s who has not got the letter', async () => {
    expect(await exchange.ask(undoBinding, { key: 'invented' })).toMatchObject({
      message: 'This link was already used or has expired.',
    });
  });

  it('puts the addresses back, ends every session and the password, and tells who is gone', async () => {
    await exchange.get(undoBinding, { key });
    expect(await exchange.ask(userInfo, {}, { token })).toMatchObject({ kind: 'session-over' });
    expect(await exchange.ask(signIn, { account: old, password })).toMatchObject({ kind: 'refused' });
    expect(letterTo(next, 'undone')).toBeDefined();
    const change = await forgotten(old);
    await exchange.get(resetPassword, change);
    const { email } = await exchange.get(userInfo, {}, { token: await signedIn(old, change.password) });
    expect(email).toBe(old);
  });

  it('is good once, and the later ones with it', async () => {
    for (const used of [key, letterTo(theirs, 'undo')?.code ?? '']) {
      expect(await exchange.ask(undoBinding, { key: used })).toMatchObject({ kind: 'refused' });
    }
    expect((await forgotten(next)).code).toBe('');
  });

  it('leads to no address that somebody else has by now', async () => {
    const [mine, other] = ['mine@tradefloor.test', 'other-mine@tradefloor.test'];
    const own = await registered(mine);
    await exchange.get(bindEmail, { email: other, code: await codeTo(other, own), password }, { token: own });
    const back = letterTo(mine, 'undo')?.code ?? '';
    later(7 * DAY - HOUR);
    expect(await exchange.ask(undoBinding, { key: back })).toMatchObject({ kind: 'ok' });
    const again = await signedInAnew(mine);
    await exchange.get(
      bindEmail,
      { email: other, code: await codeTo(other, again), password: 'Other-1' },
      { token: again },
    );
    later(7 * DAY);
    expect(await exchange.ask(undoBinding, { key: letterTo(mine, 'undo')?.code ?? '' })).toMatchObject({
      kind: 'refused',
    });
  });
});

async function signedIn(account: string, given: string): Promise<string> {
  const answer = await exchange.get(signIn, { account, password: given });
  return answer.kind === 'signed-in' ? answer.token : '';
}

async function signedInAnew(account: string): Promise<string> {
  await exchange.get(resetPassword, await forgotten(account));
  return signedIn(account, 'Other-1');
}

async function registered(account: string): Promise<string> {
  await exchange.get(sendCode, { account });
  const code = letterTo(account, 'register')?.code ?? '';
  await exchange.get(register, { mode: 'email', account, code, password, passwordAgain: password });
  return signedIn(account, password);
}
