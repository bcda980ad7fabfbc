import type { Call } from '@tradefloor/contract';
import { calls } from '@tradefloor/contract/routes';
import { sql } from 'kysely';
import { STARTING_MS, type TestExchange } from '../test-exchange';
import { offeredCalls } from '../../wire/route-table';

type AnyCall = Call<unknown, unknown>;

/** Names of what belongs to nobody: a currency, a pair, an article, the kind of something. */
const OF_NOBODY =
  /^(currency_id|legal_id|match_id|area_code_id|card_id|c_id|insurance_type_id|user_id|client_order_id)$/;
const IDS = /(^|_)id$/;
const ADDRESSES = /^(front|reverse)_pic$|^pic$/;
/** Who takes what another one offers changes that offer: that is what it is for. */
const OFFERS = new Set(['takeAdvert', 'dealWithAcceptor']);

const fieldsOf = (call: AnyCall): string[] => {
  const json: { readonly properties?: object } = call.payload.json?.() ?? {};
  return Object.keys(json.properties ?? {});
};
const namesSomething = (call: AnyCall): string[] =>
  fieldsOf(call).filter(field => (IDS.test(field) && !OF_NOBODY.test(field)) || ADDRESSES.test(field));

const everyCall: readonly AnyCall[] = Object.values(calls);
const candidates = everyCall.filter(
  call => offeredCalls.includes(call.name) && call.auth === 'required' && namesSomething(call).length > 0,
);

const ATTACKER = 'operator';
const MOST_IDS = 25;
/** What the other fields of such a call may hold, so that it gets as far as to look at the id. */
const PLAUSIBLE: Readonly<Record<string, string>> = {
  type: 'in',
  name: 'Somebody',
  card_id: 'FOREIGN-1',
  target_profit_price: '1',
  stop_loss_price: '1',
  acceptor_id: '1',
  page: '1',
};

/** Every call that takes an id, with the ids of what is others'. */
export function foreignIds(open: () => Promise<TestExchange>): void {
  let exchange: TestExchange;
  let token: string;
  let attackerId: number;
  beforeAll(async () => {
    exchange = await open();
    token = await exchange.tokenOf(ATTACKER);
    attackerId = exchange.core.members.withAccount(`${ATTACKER}@tradefloor.test`)?.id ?? 0;
    // Rulings are an operator's to see; this is a member like any other.
    await exchange.core.clerk.perform(deed => exchange.core.members.change(deed, attackerId, { roles: '' }));
    for (const name of ['trader', 'seller', 'agent', 'acceptor']) await exchange.tokenOf(name);
  }, STARTING_MS);
  afterAll(() => exchange.close());

  /** Every row of every table that is not the attacker's own. */
  async function othersRows(): Promise<Map<string, string>> {
    const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_name not in ('bar', 'public_trade', 'setting', 'one_time_code') and table_name not like 'kysely%'`.execute(
      exchange.core.db,
    );
    const found = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(exchange.core.db);
      const others = rows.filter(row => Object.entries(row).every(([column, value]) => !isOwn(name, column, value)));
      // When a session was last used is nobody's secret.
      const texts = others.map(row => JSON.stringify(row, (key, value: unknown) => (key === 'used_at' ? null : value)));
      found.set(name, texts.sort().join('\n'));
    }
    return found;
  }
  const isOwn = (table: string, column: string, value: unknown): boolean =>
    (column.endsWith('_id') || (table === 'member' && column === 'id')) && value === attackerId;

  async function send(call: AnyCall, wire: Readonly<Record<string, string>>): Promise<string> {
    const form = new URLSearchParams({ ...PLAUSIBLE, ...wire });
    const answer = await fetch(exchange.url + call.path + (call.method === 'GET' ? `?${form.toString()}` : ''), {
      method: call.method,
      headers: { lang: 'en', authorization: token },
      ...(call.method === 'POST' ? { body: form } : {}),
    });
    expect(answer.status).toBe(200);
    return answer.text();
  }

  /** Numbers that others' things have, their sessions, and where their pictures are. */
  async function idsOfOthers(field: string): Promise<string[]> {
    const { db } = exchange.core;
    if (ADDRESSES.test(field)) {
      await exchange.core.clerk.perform(deed =>
        deed.write('picture', {
          name: `${deed.at}.jpg`,
          member_id: 1,
          hash: 'x',
          content: new Uint8Array(),
          created_at: deed.at,
        }),
      );
      const rows = await db.selectFrom('picture').select('name').where('member_id', '!=', attackerId).execute();
      return rows.map(({ name }) => `/api/files/picture/${name}`);
    }
    const sessions = await db.selectFrom('session').select('token_hash').where('member_id', '!=', attackerId).execute();
    const numbers = Array.from({ length: MOST_IDS }, (_, index) => String(index + 1));
    return [...numbers, ...sessions.map(({ token_hash }) => token_hash.slice(0, 24))];
  }

  it('knows which calls take an id', () => {
    expect(candidates.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cancelOrder', 'readMessage', 'signOutDevice', 'verifyIdentity']),
    );
  });

  it.each(candidates.filter(({ name }) => !OFFERS.has(name)).map(call => [call.name, call] as const))(
    '%s changes nothing of anybody else’s, and tells nothing of it',
    async (_, call) => {
      const fields = namesSomething(call);
      const ids = await idsOfOthers(fields[0] ?? '');
      const before = await othersRows();
      for (const id of ids) {
        const text = await send(call, Object.fromEntries(fields.map(field => [field, id])));
        // The trader's own number, address and name.
        expect(text).not.toMatch(/13800138000|trader@tradefloor\.test|林伟/);
      }
      await exchange.core.settled();
      const after = await othersRows();
      const changed = [...after].filter(([table, rows]) => before.get(table) !== rows).map(([table]) => table);
      expect(changed).toEqual([]);
    },
  );
}
