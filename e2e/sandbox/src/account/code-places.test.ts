import { DEMO_PASSWORD } from '../demo/demo-members';
import { type CallRequest, requestOf, sendCode, signIn } from '@tradefloor/contract';
import { readTries } from '@tradefloor/contract/ext';
import { HOUR, MINUTE } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import type { CodeCaller, CodePurpose } from './code-places';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());
afterEach(() => exchange.core.clock.reset());

const OWNER = 'seller@tradefloor.test';
const OTHER = 'acceptor@tradefloor.test';
const NOBODY = 'nobody-yet@tradefloor.test';
const STRANGERS = [1, 2, 3].map(host => guestAt(`203.0.113.${host}`));
const NEW_PLACE = guestAt('198.51.100.9');

function guestAt(network: string, cookies = ''): CodeCaller {
  return { member: null, network, cookies };
}

const letters = (account: string) => exchange.core.mailbox.newestFirst(account);
const later = (ms: number) => exchange.core.clock.set(exchange.core.clock.now() + ms);
const send = (account: string, caller: CodeCaller, purpose: CodePurpose = 'forget') =>
  exchange.core.codes.send(account, purpose, caller);
const told = (act: Promise<unknown>) =>
  act.then(
    () => 'ok',
    (problem: unknown) => (problem instanceof Error ? problem.message : 'none'),
  );
const check = (account: string, code: string, caller: CodeCaller) =>
  told(exchange.core.codes.check(account, 'forget', code, caller));

/** As often as they are let: how many codes that makes. */
async function flood(account: string, turns: number, every = MINUTE): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const stranger of STRANGERS) if ((await told(send(account, stranger))) === 'ok') sent += 1;
    later(every);
  }
  return sent;
}

const asking = { language: 'en', token: null, now: 0 } as const;

async function cookieOf(account: string): Promise<string> {
  const { url, headers, body } = requestOf(signIn, { account, password: DEMO_PASSWORD }, asking);
  const answer = await fetch(exchange.url + url, { method: 'POST', headers, body: body ?? '' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** At a stranger's address, of all: it is the browser that counts. */
const browserOf = async (account: string) => guestAt('203.0.113.1', await cookieOf(account));

it('fills a mailbox with no more than sixty at once (account.code-bounds)', async () => {
  expect(await flood(OWNER, 65)).toBe(60);
});

it('keeps the owner’s browser and session from none, and neither of them from its bound', async () => {
  const browser = await browserOf(OWNER);
  const session = { ...guestAt('198.51.100.50'), member: exchange.core.members.withAccount(OWNER) ?? null };
  await flood(OWNER, 60);
  expect(await told(send(OWNER, STRANGERS[0] ?? NEW_PLACE))).toBe('codesUsedUp');
  expect(await told(send(OWNER, browser))).toBe('ok');
  expect(await told(send(OWNER, session))).toBe('codeTooSoon');
  for (let turn = 1; turn < 20; turn += 1) {
    later(MINUTE);
    expect(await told(send(OWNER, turn % 2 ? session : browser))).toBe('ok');
  }
  later(MINUTE);
  expect(await told(send(OWNER, browser))).toBe('codesUsedUp');
});

it('lets the owner’s own place ask, whatever all others of one office have asked for', async () => {
  const cookie = await cookieOf(OWNER);
  const token = await exchange.tokenOf('seller');
  const tell = async ({ url, method, body, headers }: CallRequest, more: object) =>
    (await fetch(exchange.url + url, { method, body, headers: { ...headers, ...more } })).text();
  const asked = async (account: string, { headers = {}, ...who }: { token?: string; headers?: object } = {}) => {
    const wish = { account, purpose: 'recovery' } as const;
    const of = { ...asking, ...who };
    return [await tell(requestOf(readTries, wish, of), headers), await tell(requestOf(sendCode, wish, of), headers)];
  };
  for (let turn = 0; turn < 60; turn += 1) await asked(`colleague-${turn}@tradefloor.test`);
  const [told, refused] = await asked(OWNER);
  expect(told).toContain('"send_from":1');
  expect(refused).toContain('Too many');
  const [wait, sent] = await asked(OWNER, { headers: { cookie } });
  expect(wait).toContain('"send_from":null');
  expect(sent).toContain('"type":"ok"');
  later(MINUTE);
  expect((await asked(OWNER, { token }))[1]).toContain('"type":"ok"');
  // For somebody else's address they are one of the office.
  for (const who of [{ headers: { cookie } }, { token }]) expect((await asked(OTHER, who))[1]).toContain('Too many');
});

it('lets a place that nobody knows have one an hour, when strangers have used up the day', async () => {
  await flood(NOBODY, 60);
  expect(await told(send(NOBODY, NEW_PLACE))).toBe('codesUsedUp');
  expect(exchange.core.codes.sendWait(NOBODY, 'forget', NEW_PLACE)).toBeLessThanOrEqual(HOUR);
  later(HOUR);
  expect(await told(send(NOBODY, NEW_PLACE))).toBe('ok');
  expect(await flood(NOBODY, 12, HOUR / 4)).toBe(2);
});

it('counts the newest of each place: a stranger takes nobody’s away', async () => {
  const [stranger = NEW_PLACE] = STRANGERS;
  const code = async (caller: CodeCaller) => {
    await send(OWNER, caller);
    later(MINUTE);
    return letters(OWNER)[0]?.code ?? '';
  };
  const [first, second, strange] = [await code(NEW_PLACE), await code(NEW_PLACE), await code(stranger)];
  expect(await check(OWNER, first, NEW_PLACE)).toBe('codeWrong');
  for (const one of [second, strange]) expect(await check(OWNER, one, NEW_PLACE)).toBe('ok');
  const used = await exchange.core.codes.check(OWNER, 'forget', second, NEW_PLACE);
  await exchange.core.clerk.perform(deed => exchange.core.codes.useUp(deed, used));
  // All are over with the one that was used.
  for (const one of [second, strange]) expect(await check(OWNER, one, NEW_PLACE)).toBe('codeWrong');
  expect(await check(OWNER, await code(NEW_PLACE), NEW_PLACE)).toBe('ok');
});

it('takes the code that was asked for here, while strangers’ tries hold up all others', async () => {
  const browser = await browserOf(OTHER);
  const ask = async (caller: CodeCaller) => {
    await send(OTHER, caller);
    later(MINUTE);
    return letters(OTHER)[0]?.code ?? '';
  };
  const [here, elsewhere] = [await ask(NEW_PLACE), await ask(guestAt('198.51.100.77'))];
  const wrong = ['000000', '111111', '222222'].find(code => ![here, elsewhere].includes(code)) ?? '';
  for (let host = 10; host < 14; host += 1)
    for (let turn = 0; turn < 5; turn += 1) await check(OTHER, wrong, guestAt(`203.0.113.${host}`));
  expect(await check(OTHER, here, guestAt('203.0.113.20'))).toBe('tooManyTries');
  expect(exchange.core.codes.tryWait(OTHER, 'forget', NEW_PLACE)).toBe(0);
  expect(await check(OTHER, elsewhere, NEW_PLACE)).toBe('codeWrong');
  expect(await check(OTHER, here, NEW_PLACE)).toBe('ok');
  // Five wrong ones, as everywhere.
  for (let turn = 0; turn < 4; turn += 1) expect(await check(OTHER, wrong, NEW_PLACE)).toBe('codeWrong');
  expect(await check(OTHER, here, NEW_PLACE)).toBe('tooManyTries');
  expect(await check(OTHER, elsewhere, browser)).toBe('ok');
});
