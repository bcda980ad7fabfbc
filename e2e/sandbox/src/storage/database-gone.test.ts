import { asId, listBuyEntrusts, placeOrder } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { Client } from 'pg';
import { type CuttingProxy, cuttingProxy } from '../testing/cutting-proxy';
import { onPostgres } from '../testing/on-postgres';
import { TestExchange } from '../testing/test-exchange';

const PAIR = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const order = { side: 'buy', ...PAIR, mode: 'limit', price: price('80000'), amount: amount('0.001') } as const;
const SILENCE_MS = 4_000;
/** Waits for it: a connection that is told to end holds what it held until it has. */
const LOCK = 'select pg_advisory_lock(7268661)';
const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

onPostgres(({ newDatabase }) => {
  let exchange: TestExchange;
  let other: Client;
  let token: string;
  let disowned = 0;
  let proxy: CuttingProxy;
  beforeEach(async () => {
    const url = await newDatabase();
    proxy = await cuttingProxy(url, 1_500);
    disowned = 0;
    const database = { kind: 'server', url: proxy.url, silenceMs: SILENCE_MS } as const;
    exchange = await TestExchange.open({ database, disowned: () => (disowned += 1) });
    token = await exchange.tokenOf('trader');
    other = new Client({ connectionString: url });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await exchange.close();
    await proxy.close();
  });

  const place = () => exchange.ask(placeOrder, order, { token });
  const open = async () => (await exchange.get(listBuyEntrusts, PAIR, { token })).rows.map(({ id }) => String(id));
  const stored = async () => {
    const { rows } = await other.query<{ id: number }>(`select id from spot_order where member_id = 1 and side = 'buy'
      and pair_id = 1 and state = 'open' order by id desc`);
    return rows.map(({ id }) => String(id));
  };

  it('tells so when the connections end under load, goes on, and acknowledged nothing that is not stored', async () => {
    const acknowledged: string[] = [];
    const refused: string[] = [];
    const before = await stored();
    const work = async (side: number) => {
      for (let turn = 0; turn < 15; turn += 1) {
        const outcome = await place();
        if (outcome.kind === 'ok') acknowledged.push(String(outcome.answer.id));
        else if (outcome.kind === 'refused') refused.push(outcome.message);
        if (side === 0 && turn === 5) await other.query(END_ALL);
      }
    };
    const back = exchange.core.recovery.whenDone();
    await Promise.all([0, 1, 2, 3].map(work));
    await back;
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['Changes can’t be saved right now. Nothing was changed; try again.']));
    const kept = await stored();
    // Whoever was told that nothing was changed was told the truth.
    expect(kept).toHaveLength(before.length + acknowledged.length);
    expect(acknowledged.filter(id => !kept.includes(id))).toEqual([]);
    expect((await open()).slice().sort()).toEqual(kept.slice(0, 10).sort());
    expect(await place()).toMatchObject({ kind: 'ok' });
  });

  it('tells what a commit did whose answer was cut, once the server has let the connection go', async () => {
    const asking = { token, key: 'cut' };
    const before = await stored();
    // Of its rows: the statement's text is sent once for many commits.
    const isCut = proxy.cutAnswerTo('spot_lock');
    const outcome = await exchange.ask(placeOrder, order, asking);
    expect(isCut()).toBe(true);
    const [id] = await stored();
    expect(outcome).toMatchObject({ kind: 'ok', answer: { id } });
    expect(await exchange.ask(placeOrder, order, asking)).toEqual(outcome);
    expect(await stored()).toEqual([id, ...before]);
    // What it waited for was its own.
    expect(disowned).toBe(0);
  });

  it('waits for no answer without end: a network that is gone is taken for a lost connection', async () => {
    const before = await stored();
    const back = exchange.core.recovery.whenDone();
    proxy.silence();
    const outcome = await place();
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('Nothing was changed') });
    await back;
    expect(await stored()).toEqual(before);
    expect(await open()).toEqual(before.slice(0, 10));
    expect(await place()).toMatchObject({ kind: 'ok' });
    expect(disowned).toBe(0);
  });

  it('writes nothing while another exchange holds the database, and reads all anew before it writes again', async () => {
    await place();
    // In one go: it waits for the lock before the exchange can ask for it again.
    await other.query(`${END_ALL}; ${LOCK}`);
    const before = await stored();
    // It depends on whether the connection was known to be lost before the order was sent.
    const told = await place().then(JSON.stringify, String);
    expect(told).toMatch(/Nothing was changed|answered 502: .*The response was lost/);
    expect(await stored()).toEqual(before);
    // What the other one writes is what holds.
    await other.query(`update spot_order set state = 'cancelled' where id = $1`, [before[0]]);
    const back = exchange.core.recovery.whenDone();
    await other.query('select pg_sleep(1.2)');
    expect(disowned).toBeGreaterThan(0);
    await other.query('select pg_advisory_unlock_all()');
    await back;
    expect(await open()).not.toContain(before[0]);
    expect(await place()).toMatchObject({ kind: 'ok' });
  });
});
