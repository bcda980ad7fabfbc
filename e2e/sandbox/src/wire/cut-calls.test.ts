import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { asId, cancelOrder, placeOrder, requestOf } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { Chance } from '../clock/chance';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

/** The soak cuts 3,000. */
const CUTS = Number(process.env['CUT_CALLS'] ?? 60);
const AT_A_TIME = 12;
const MOST_A_CUT_MS = 500;
/** Longer than a commit takes, so that the cut falls anywhere in it. */
const LONGEST_CUT_MS = 15;
const PAIR = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const order = { side: 'buy', ...PAIR, mode: 'limit', price: price('80000'), amount: amount('0.0001') } as const;

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

const requestWith = (key: string) =>
  requestOf(placeOrder, order, { language: 'en', token, now: 0, idempotencyKey: key });

/** The connection ends in the middle of the body. */
async function before(key: string): Promise<void> {
  const { url, headers, body } = requestWith(key);
  const text = await new Response(body).text();
  const { hostname, port } = new URL(exchange.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(text.length) };
  const lines = Object.entries({ ...headers, ...form, host: hostname });
  const head = [`POST ${url} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  socket.write(head + text.slice(0, text.length / 2));
  await pause(1);
  socket.destroy();
}

async function during(key: string, afterMs: number): Promise<void> {
  const { url, headers, body } = requestWith(key);
  const cut = AbortSignal.timeout(afterMs);
  await fetch(exchange.url + url, { method: 'POST', headers, body, signal: cut }).catch(() => null);
}

/** The answer has begun to come: its commit is there. */
async function after(key: string): Promise<void> {
  const { url, headers, body } = requestWith(key);
  const answer = await fetch(exchange.url + url, { method: 'POST', headers, body });
  await answer.body?.cancel();
}

async function fateOf(key: string) {
  for (;;) {
    const told = await exchange.get(lookUpCall, { idempotencyKey: key }, { token });
    if (told.fate !== 'in-progress') return told;
    await pause(2);
  }
}

const TRUE_FATES = { before: ['unknown'], during: ['unknown', 'done'], after: ['done'] } as const satisfies Readonly<
  Record<string, readonly string[]>
>;

/** What was cut, then what the exchange tells of it, then the same again: the order's one id, or what was wrong. */
async function placeThroughCut(key: string, chance: Chance): Promise<string> {
  const moment = chance.pick(['before', 'during', 'during', 'after'] as const);
  if (moment === 'before') await before(key);
  else if (moment === 'after') await after(key);
  else await during(key, chance.whole(0, LONGEST_CUT_MS));
  const told = await fateOf(key);
  const { id } = await exchange.get(placeOrder, order, { token, key });
  const isTrue = TRUE_FATES[moment].some(fate => fate === told.fate) && (told.fate !== 'done' || told.id === id);
  return isTrue ? String(id) : `${moment}: ${told.fate} ${told.message} ${told.id} ${id}`;
}

it(
  `has exactly one effect of each of ${CUTS} orders whose call was cut before, during or after its commit`,
  async () => {
    const chance = new Chance(11);
    const { db } = exchange.core;
    const newest = await db
      .selectFrom('spot_order')
      .select(eb => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    for (let done = 0; done < CUTS; done += AT_A_TIME) {
      const keys = Array.from({ length: Math.min(AT_A_TIME, CUTS - done) }, (_, index) => `cut ${done + index}`);
      const ids = await Promise.all(keys.map(key => placeThroughCut(key, chance)));
      const rows = await db
        .selectFrom('spot_order')
        .select('id')
        .where('id', '>', newest?.id ?? 0)
        .orderBy('id')
        .execute();
      const made = rows.map(row => String(row.id)).slice(-ids.length);
      expect([rows.length, made.sort()]).toEqual([done + ids.length, ids.slice().sort()]);
      for (const id of ids) await exchange.get(cancelOrder, { id: asId(id), side: 'buy' }, { token });
    }
  },
  STARTING_MS + CUTS * MOST_A_CUT_MS,
);

it('says of a call that runs that it runs, also when it ends while the database is asked', async () => {
  const { fates, db, members } = exchange.core;
  const id = members.withAccount('trader@tradefloor.test')?.id ?? 0;
  fates.begin(id, 'ending');
  // Whoever asks stands behind this.
  const told = await db.transaction().execute(async () => {
    const asked = exchange.get(lookUpCall, { idempotencyKey: 'ending' }, { token });
    await pause(100);
    fates.end(id, 'ending', null);
    return { asked };
  });
  expect(await told.asked).toMatchObject({ fate: 'in-progress' });
});
