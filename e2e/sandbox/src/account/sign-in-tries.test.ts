import { requestOf, signIn } from '@tradefloor/contract';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { Passwords } from './passwords';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());

interface From {
  readonly address: string;
  readonly cookie?: string;
}

async function tried(account: string, password: string, { address, cookie = '' }: From) {
  const asking = { language: 'en', token: null, now: 0 } as const;
  const { url, headers, body } = requestOf(signIn, { account, password }, asking);
  const sent = { ...headers, 'x-forwarded-for': address, cookie };
  const answer = await fetch(exchange.url + url, { method: 'POST', headers: sent, body: body ?? '' });
  const said = (await answer.json()) as { readonly type: string; readonly message: unknown };
  return { ...said, status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const WRONG = 'Incorrect account or password.';
const TOO_MANY = 'Too many attempts. Try again in 10 min.';
const EMAIL = 'trader@tradefloor.test';
const STRANGER = { address: '203.0.113.66' };

async function wrong(account: string, times: number, from: From): Promise<unknown[]> {
  const said = [];
  for (let turn = 0; turn < times; turn += 1) said.push((await tried(account, 'Wrong-2026', from)).message);
  return said;
}

it('locks a stranger out after ten wrong passwords, and nobody else', async () => {
  const said = await wrong(EMAIL, 11, STRANGER);
  expect(said).toEqual([...Array.from({ length: 10 }, () => WRONG), TOO_MANY]);
  expect((await tried(EMAIL, DEMO_PASSWORD, STRANGER)).message).toBe(TOO_MANY);
  expect(await tried(EMAIL, DEMO_PASSWORD, { address: '198.51.100.7' })).toMatchObject({ type: 'ok' });
});

it('takes a whole IPv6 network for one stranger', async () => {
  for (let host = 0; host < 10; host += 1) await wrong(EMAIL, 1, { address: `2001:db8:6:6::${host + 1}` });
  expect(await wrong(EMAIL, 1, { address: '2001:db8:6:6:ffff::1' })).toEqual([TOO_MANY]);
});

it('lets a known browser in where strangers have tried from its own address, and bounds it by itself', async () => {
  const home = { address: '198.51.100.20' };
  const { cookie } = await tried(EMAIL, DEMO_PASSWORD, home);
  expect(cookie).toMatch(/^tf_device=/);
  await wrong(EMAIL, 11, home);
  expect((await tried(EMAIL, DEMO_PASSWORD, home)).message).toBe(TOO_MANY);
  expect(await tried(EMAIL, DEMO_PASSWORD, { ...home, cookie })).toMatchObject({ type: 'ok' });
  expect((await wrong(EMAIL, 11, { ...home, cookie })).at(-1)).toBe(TOO_MANY);
  // Another account's mark, or one that was made up, is none.
  expect((await tried(EMAIL, DEMO_PASSWORD, { ...home, cookie: cookie.replace('=', '=9') })).message).toBe(TOO_MANY);
});

it('bounds guessing from many places, which its owner’s places are not held up by', async () => {
  const home = { address: '198.51.100.30' };
  await tried(EMAIL, DEMO_PASSWORD, home);
  for (let place = 0; place < 10; place += 1) await wrong(EMAIL, 10, { address: `192.0.2.${place}` });
  expect((await tried(EMAIL, DEMO_PASSWORD, { address: '192.0.2.200' })).message).toBe(
    'Too many attempts. Try again in 60 min.',
  );
  expect(await tried(EMAIL, DEMO_PASSWORD, home)).toMatchObject({ type: 'ok' });
});

it('tells nobody which phone and e-mail are one account', async () => {
  const { phone } = exchange.core.members.withAccount(EMAIL) ?? {};
  const names = (account: string | null | undefined) => wrong(account ?? '', 10, STRANGER);
  await names(EMAIL);
  const ofPhone = await names(phone);
  exchange.core.limits.clear();
  await names(EMAIL);
  expect(await names('13912345678')).toEqual(ofPhone);
  exchange.core.limits.clear();
  // Ten tries for one account, by whatever name: the eleventh is told the same as any wrong one.
  await names(EMAIL);
  expect((await tried(phone ?? '', DEMO_PASSWORD, STRANGER)).message).toBe(WRONG);
});

it('is not locked for longer by a clock that is set back', async () => {
  const { clock } = exchange.core;
  await wrong(EMAIL, 11, STRANGER);
  clock.set(clock.now() - 3_600_000);
  expect((await tried(EMAIL, DEMO_PASSWORD, STRANGER)).message).toBe(TOO_MANY);
  clock.set(clock.now() + 10 * 60_000 + 1_000);
  expect(await tried(EMAIL, DEMO_PASSWORD, STRANGER)).toMatchObject({ type: 'ok' });
  clock.reset();
});

it('has a place for others while somebody signs in without end, with the right password', async () => {
  const { core } = exchange;
  const password_hash = await new Passwords().hash(DEMO_PASSWORD);
  const names = ['seller', 'acceptor', 'agent', 'operator', 'newcomer'].map(name => `${name}@tradefloor.test`);
  for (const { id } of names.flatMap(name => core.members.withAccount(name) ?? []))
    await core.clerk.perform(deed => core.members.change(deed, id, { password_hash }));
  const many = names.flatMap(name => Array.from({ length: 10 }, () => tried(name, DEMO_PASSWORD, STRANGER)));
  expect(await tried(EMAIL, DEMO_PASSWORD, { address: '198.51.100.40' })).toMatchObject({ type: 'ok' });
  expect((await Promise.all(many)).map(({ status }) => status)).toContain(429);
});

it('keeps twenty sessions of a member, the newest', async () => {
  const { core } = exchange;
  const { id = 0 } = core.members.withAccount('agent@tradefloor.test') ?? {};
  const tokens = [];
  for (let turn = 0; turn < 25; turn += 1) tokens.push(await exchange.tokenOf('agent'));
  expect(core.sessions.of(id)).toHaveLength(20);
  expect(core.sessions.owner(tokens.at(-1) ?? '')).toBe(id);
  expect(core.sessions.owner(tokens[0] ?? '')).toBeNull();
});
