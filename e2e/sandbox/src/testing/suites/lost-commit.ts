import { asId, listBuyEntrusts, placeOrder, spotDeal, wallets } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { losingAnswers } from '../losing-answers';
import { STARTING_MS, type TestExchange } from '../test-exchange';
import { NotStored } from '../../storage/commit-queue';
import { DatabaseInUse } from '../../storage/writer';

const PAIR = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const order = { side: 'buy', ...PAIR, mode: 'limit', price: price('90000'), amount: amount('0.01') } as const;

/** A commit that fails: nobody was told that it happened, and the exchange goes on from what is stored. */
export function lostCommit(open: () => Promise<TestExchange>): void {
  let exchange: TestExchange;
  beforeAll(async () => {
    exchange = await open();
  }, STARTING_MS);
  afterAll(() => exchange.close());

  it('takes back what a lost commit carried, tells so, and goes on', async () => {
    const token = await exchange.tokenOf('trader');
    const balances = async () =>
      (await exchange.get(wallets, {}, { token })).change.rows.map(({ held }) => held.change);
    const orders = async () => (await exchange.get(listBuyEntrusts, PAIR, { token })).rows.map(({ id }) => id);
    const before = { balances: await balances(), orders: await orders() };
    const back = exchange.core.recovery.whenDone();
    // The same commit carries an order and a statement that no database takes.
    const broken = exchange.core.clerk.perform(deed => deed.run(() => Promise.reject(new Error('disk full'))));
    const answers = Promise.all([1, 2, 3].map(() => exchange.ask(placeOrder, order, { token })));
    await expect(broken).rejects.toThrow(NotStored);
    await back;
    const refusals = (await answers).filter(({ kind }) => kind !== 'ok');
    expect(
      refusals.every(outcome => outcome.kind === 'refused' && outcome.message.includes('Nothing was changed')),
    ).toBe(true);
    const placed = 3 - refusals.length;
    expect(await orders()).toHaveLength(before.orders.length + placed);
    expect((await balances()).length).toBe(before.balances.length);
    const { asks } = await exchange.get(spotDeal, PAIR);
    expect(asks.length).toBeGreaterThan(30);
    await exchange.get(placeOrder, order, { token });
    expect(await orders()).toHaveLength(before.orders.length + placed + 1);
  });

  it('tells what was stored as done, though the database’s answer to it was lost', async () => {
    const token = await exchange.tokenOf('trader');
    const orders = async () => (await exchange.get(listBuyEntrusts, PAIR, { token })).rows.map(({ id }) => id);
    const before = await orders();
    const lost = losingAnswers('spot_order');
    const outcome = await exchange.ask(placeOrder, order, { token, key: 'stored' });
    expect(outcome).toMatchObject({ kind: 'ok' });
    expect(lost()).toBe(1);
    const [id] = await orders();
    expect(await orders()).toHaveLength(before.length + 1);
    expect(outcome).toMatchObject({ answer: { id } });
    expect(await exchange.get(lookUpCall, { idempotencyKey: 'stored' }, { token })).toMatchObject({ fate: 'done', id });
    // The same again is the same order.
    expect(await exchange.ask(placeOrder, order, { token, key: 'stored' })).toMatchObject({ answer: { id } });
    expect(await orders()).toHaveLength(before.length + 1);
  });

  it('says that nobody knows, where another exchange may have written meanwhile', async () => {
    const token = await exchange.tokenOf('trader');
    jest.spyOn(exchange.core.database, 'take').mockRejectedValueOnce(new DatabaseInUse('another one'));
    losingAnswers('spot_order', false);
    const back = exchange.core.recovery.whenDone();
    await expect(exchange.ask(placeOrder, order, { token, key: 'not stored' })).rejects.toThrow(
      /answered 502: .*The response was lost/,
    );
    await back;
    // By now it is known.
    const told = await exchange.get(lookUpCall, { idempotencyKey: 'not stored' }, { token });
    expect(told).toMatchObject({ fate: 'unknown' });
    expect(await exchange.ask(placeOrder, order, { token, key: 'not stored' })).toMatchObject({ kind: 'ok' });
  });
}
