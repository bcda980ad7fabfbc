import { createHash } from 'node:crypto';
import { Seals } from '../security/seals';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());

const HERE = '203.0.113.7';
const ELSEWHERE = '203.0.113.8';
const GUEST = { member: null, network: '198.51.100.9', cookies: '' };
const member = (id: number) => exchange.core.members.withId(id) ?? null;
const trying = (account: string, code: string, network: string, by = member(0)) =>
  exchange.core.codes.check(account, 'register', code, { member: by, network, cookies: '' });
it('are stored as nobody can try them out who reads the database', async () => {
  const { codes, db, mailbox } = exchange.core;
  const owner = 'sealed@tradefloor.test';
  await codes.send(owner, 'register', GUEST);
  const code = mailbox.newestFirst(owner)[0]?.code ?? '';
  const { code_hash: stored } = await db
    .selectFrom('one_time_code')
    .selectAll()
    .where('account', '=', owner)
    .executeTakeFirstOrThrow();
  expect(stored).not.toBe(createHash('sha256').update(`register:${owner}:${code}`).digest('hex'));
  expect(stored).toBe(exchange.core.seals.hash(`code:register:${owner}:${code}`));
  expect(stored).not.toBe(new Seals('another secret').hash(`code:register:${owner}:${code}`));
});

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : 'none');

it.each([
  ['guests', () => null],
  ['members', (turn: number) => member(1 + (turn % 3))],
])('looks at a hundred wrong codes that %s bring from one address, whatever names they invent', async (_, by) => {
  const { codes, limits, mailbox } = exchange.core;
  const owner = 'codes@tradefloor.test';
  await codes.send(owner, 'register', GUEST);
  const right = mailbox.newestFirst(owner)[0]?.code ?? '';
  const told = new Map<string, number>();
  for (let turn = 0; turn < 130; turn += 1) {
    const message = await trying(`nobody-${turn}@tradefloor.test`, '000000', HERE, by(turn)).then(() => '', messageOf);
    told.set(message, (told.get(message) ?? 0) + 1);
  }
  expect(told).toEqual(
    new Map([
      ['codeWrong', 100],
      ['tooManyTries', 30],
    ]),
  );
  const known = limits.known;
  await expect(trying(owner, right, HERE, by(0))).rejects.toThrow('tooManyTries');
  expect(limits.known).toBe(known);
  // It keeps nobody else from theirs, and says so before it is tried.
  expect(codes.tryWait(owner, 'register', { member: by(0), network: HERE, cookies: '' })).toBeGreaterThan(59 * 60_000);
  expect(codes.tryWait(owner, 'register', { member: by(0), network: ELSEWHERE, cookies: '' })).toBe(0);
  await expect(trying(owner, right, ELSEWHERE, by(0))).resolves.toMatchObject({ account: owner });
  await expect(trying(owner, right, HERE, by(0) ? null : member(1))).resolves.toMatchObject({ account: owner });
});
