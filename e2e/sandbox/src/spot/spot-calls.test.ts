import {
  asId,
  cancelOrder,
  listBuyEntrusts,
  listCompletedOrders,
  listEntrusts,
  listQuoteGroups,
  placeOrder,
  requestOf,
  spotDeal,
  wallets,
} from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { type Amount, amount, price } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };

let exchange: TestExchange;
let token: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

async function held(name: string): Promise<{ available: Amount; locked: Amount }> {
  const { change } = await exchange.get(wallets, {}, { token });
  const row = change.rows.find(({ currencyName }) => currencyName === name);
  if (!row) throw new Error(`No ${name}.`);
  return row.held.change;
}

const buy = (limit: string, number: string, more: object = {}) =>
  ({ side: 'buy', ...BTC_USDT, mode: 'limit', price: price(limit), amount: amount(number), ...more }) as const;

describe('a limit order', () => {
  it('locks what it may cost, stands in the list, and gives it back when cancelled', async () => {
    const before = await held('USDT');
    const { id } = await exchange.get(placeOrder, buy('90000', '0.01'), { token });
    expect(await held('USDT')).toEqual({
      available: String(Number(before.available) - 900),
      locked: String(Number(before.locked) + 900),
    });
    const { rows } = await exchange.get(listBuyEntrusts, {}, { token });
    expect(rows.find(row => row.id === id)).toMatchObject({ price: '90000.00', amount: '0.010000', side: 'buy' });
    await exchange.get(cancelOrder, { id: asId(String(id)), side: 'buy' }, { token });
    expect(await held('USDT')).toEqual(before);
  });

  it('is not cancelled by somebody else', async () => {
    const { id } = await exchange.get(placeOrder, buy('90000', '0.01'), { token });
    const seller = await exchange.tokenOf('seller');
    const outcome = await exchange.ask(cancelOrder, { id: asId(String(id)), side: 'buy' }, { token: seller });
    expect(outcome).toMatchObject({ kind: 'refused', message: 'This order is already filled or cancelled.' });
    await exchange.get(cancelOrder, { id: asId(String(id)), side: 'buy' }, { token });
  });

  it('pays the resting price and a fee of 0.1 % out of what it receives (spot.fee-received)', async () => {
    const { asks } = await exchange.get(spotDeal, BTC_USDT, {});
    const best = asks[0]?.[0] ?? price('0');
    const before = await held('BTC');
    await exchange.get(placeOrder, buy(String(Math.ceil(Number(best) + 100)), '0.001'), { token });
    const after = await held('BTC');
    expect(Number(after.available) - Number(before.available)).toBeCloseTo(0.000999, 9);
    const { rows } = await exchange.get(listCompletedOrders, {}, { token });
    expect(rows[0]).toMatchObject({ price: best, amount: '0.001000', side: 'buy', buyFee: '0.000001' });
  });

  it.each([
    ['more than is there', buy('90000', '900'), 'Insufficient balance. Transfer or deposit USDT.'],
    ['a finer price than the pair has', buy('90000.123', '0.01'), 'The price can have at most 2 decimals.'],
    ['a finer quantity than the pair has', buy('90000', '0.00000001'), 'The amount can have at most 6 decimals.'],
    ['less than the least', buy('90000', '0.00001'), 'The minimum order is 0.0001 BTC.'],
    ['another pair', { ...buy('1', '1'), currencyId: asId<never>(77) }, 'This pair is not available.'],
  ])('of %s is refused and changes nothing (exchange.finer-refused)', async (_, payload, message) => {
    const before = await held('USDT');
    expect(await exchange.ask(placeOrder, payload, { token })).toMatchObject({ kind: 'refused', message });
    expect(await held('USDT')).toEqual(before);
  });
});

describe('a market order', () => {
  it('takes the best prices in the base currency and leaves nothing in the book (spot.base-number)', async () => {
    const before = await held('BTC');
    await exchange.get(placeOrder, { side: 'sell', ...BTC_USDT, mode: 'market', amount: amount('0.02') }, { token });
    expect(Number(before.available) - Number((await held('BTC')).available)).toBeCloseTo(0.02, 9);
    const { rows } = await exchange.get(listEntrusts, { side: 'sell' }, { token });
    expect(rows.every(row => row.amount !== '0.020000')).toBe(true);
  });
});

describe('the same request key', () => {
  it('has one effect and one answer, and says later what became of it (exchange.once-by-key)', async () => {
    const asking = { token, key: 'once-1' };
    const payload = buy('80000', '0.002');
    const answers = await Promise.all([1, 2, 3].map(() => exchange.get(placeOrder, payload, asking)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { rows } = await exchange.get(listBuyEntrusts, {}, { token });
    expect(rows.filter(row => row.price === '80000.00')).toHaveLength(1);
    const fate = await exchange.get(lookUpCall, { idempotencyKey: 'once-1' }, { token });
    expect(fate).toMatchObject({ fate: 'done', id: answers[0]?.id });
  });

  it('is refused for another request', async () => {
    const outcome = await exchange.ask(placeOrder, buy('70000', '0.002'), { token, key: 'once-1' });
    expect(outcome).toMatchObject({
      kind: 'refused',
      message: 'This request key was already used for another request.',
    });
  });

  it('is the same request whatever else comes with it', async () => {
    const ask = async (cacheBuster: string) => {
      const wish = buy('81000', '0.002');
      const { url, headers, body } = requestOf(placeOrder, wish, {
        language: 'en',
        token,
        now: 0,
        idempotencyKey: 'c',
      });
      const answer = await fetch(`${exchange.url}${url}&${cacheBuster}`, { method: 'POST', headers, body });
      return answer.json();
    };
    const first = await ask('_=1732261712345&utm=a');
    expect(first).toMatchObject({ type: 'ok' });
    expect(await ask('nocache=0.7312')).toEqual(first);
  });

  it('tells of a refusal, and of nothing at all', async () => {
    await exchange.ask(placeOrder, buy('90000', '900'), { token, key: 'refused-1' });
    expect(await exchange.get(lookUpCall, { idempotencyKey: 'refused-1' }, { token })).toMatchObject({
      fate: 'refused',
    });
    expect(await exchange.get(lookUpCall, { idempotencyKey: 'never' }, { token })).toMatchObject({ fate: 'unknown' });
  });
});

it('finds an order by the name that its client gave it', async () => {
  const payload = buy('80001', '0.002', { clientOrderId: asId<never>('mine-1') });
  const first = await exchange.get(placeOrder, payload, { token });
  const second = await exchange.get(placeOrder, payload, { token });
  expect(second.id).toBe(first.id);
});

it('tells with a pair the least that an order of it may be', async () => {
  const groups = await exchange.get(listQuoteGroups, {}, {});
  const quotes = groups.flatMap(({ quotes: of }) => of);
  expect(quotes.find(({ key }) => key === '1/3')).toMatchObject({ leastAmount: '0.0001', amountScale: 6 });
  expect(quotes.filter(({ leastAmount }) => leastAmount === undefined)).toEqual([]);
});

describe('the name of one order (exchange.client-order)', () => {
  const named = { clientOrderId: asId<never>('mine-2') };
  const ETH_USDT = { currencyId: asId<never>(2), legalId: asId<never>(3) };
  const ask = (payload: ReturnType<typeof buy>) => exchange.ask(placeOrder, payload, { token });
  let first: string | null;
  beforeAll(async () => {
    first = (await exchange.get(placeOrder, buy('80001', '0.002', named), { token })).id;
  });

  it('is taken for it however its numbers are written', async () => {
    expect(await ask(buy('80001.0', '0.00200', named))).toMatchObject({ kind: 'ok', answer: { id: first } });
  });

  it.each([
    ['of another pair', buy('80001', '0.002', { ...named, ...ETH_USDT })],
    ['on the other side', buy('80001', '0.002', { ...named, side: 'sell' })],
    ['at another price', buy('80002', '0.002', named)],
    ['of another amount', buy('80001', '0.003', named)],
    ['at market', buy('80001', '0.002', { ...named, mode: 'market' })],
  ])('is refused to one %s', async (_, payload) => {
    const before = (await exchange.get(listBuyEntrusts, {}, { token })).total;
    expect(await ask(payload)).toMatchObject({
      kind: 'refused',
      message: `This client_order_id already names another order of yours: ${first}.`,
    });
    expect((await exchange.get(listBuyEntrusts, {}, { token })).total).toBe(before);
  });

  it('is for the same order at market, whatever price it says', async () => {
    const atMarket = { clientOrderId: asId<never>('mine-3'), mode: 'market' };
    const { id } = await exchange.get(placeOrder, buy('1', '0.002', atMarket), { token });
    expect(await ask(buy('2', '0.002', atMarket))).toMatchObject({ kind: 'ok', answer: { id } });
  });
});
