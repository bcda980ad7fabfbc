import { Chance } from '../clock/chance';
import { DAY, MINUTE, SECOND } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { PriceWalk } from './price-walk';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

const call = async (path: string, body: object = {}): Promise<unknown> => {
  const answer = await fetch(`${exchange.url}/__test/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return answer.json();
};

describe('simulated traders', () => {
  it('quote at least thirty levels a side of every pair, never crossed', () => {
    for (const { book, pair } of exchange.core.hall.markets) {
      const bid = book.side('buy').best()?.price ?? 0n;
      const ask = book.side('sell').best()?.price ?? 0n;
      expect(bid).toBeLessThan(ask);
      expect(Math.min(book.side('buy').depth, book.side('sell').depth)).toBeGreaterThanOrEqual(30);
      expect(Number(ask - bid) / Number(ask)).toBeLessThan(0.002);
      expect(Math.abs(Number(bid) / 10 ** pair.priceScale / Number(pair.reference) - 1)).toBeLessThan(0.05);
    }
  });

  it('keep the same state of books through a thousand steps, and trade', async () => {
    const { hall, traders } = exchange.core;
    const before = hall.markets.reduce((sum, market) => sum + market.newestTradeId, 0);
    await traders.work(1_000);
    for (const { book } of hall.markets) {
      expect(book.side('buy').best()?.price ?? 0n).toBeLessThan(book.side('sell').best()?.price ?? 0n);
      expect(Math.min(book.side('buy').depth, book.side('sell').depth)).toBeGreaterThanOrEqual(30);
      expect(Math.max(book.side('buy').depth, book.side('sell').depth)).toBeLessThan(200);
    }
    expect(hall.markets.reduce((sum, market) => sum + market.newestTradeId, 0)).toBeGreaterThan(before + 50);
  });

  it('trade about as much as the days before', async () => {
    const { hall, traders, clock } = exchange.core;
    const [market] = hall.markets;
    if (!market) throw new Error('Nothing is traded.');
    const from = Math.ceil(clock.now() / MINUTE) * MINUTE;
    clock.set(from);
    for (let second = 0; second < 300; second += 1) {
      clock.set(from + second * SECOND);
      await traders.work(25);
    }
    const { priceScale, quantityScale, dailyTurnover } = market.pair;
    const traded = market.minutes
      .between(from, from + 5 * MINUTE)
      .reduce((sum, bar) => sum + (bar.close * bar.volume) / 10 ** (priceScale + quantityScale), 0);
    const usual = (dailyTurnover * 300 * SECOND) / DAY;
    expect(traded / usual).toBeGreaterThan(0.4);
    expect(traded / usual).toBeLessThan(2.5);
  });

  it('move to a price that a test sets', async () => {
    expect(await call('price', { symbol: 'BTC/USDT', price: 88_000 })).toMatchObject({
      message: { last_price: 88_000 },
    });
    const { book, lastPrice } = exchange.core.hall.markets[0] ?? { book: null, lastPrice: 0n };
    expect(lastPrice).toBe(8_800_000n);
    expect(book?.side('sell').best()?.price ?? 0n).toBeLessThan(8_810_000n);
  });

  it('leave the books empty when told to', async () => {
    await call('traders/withdraw');
    expect(exchange.core.hall.markets.every(({ book }) => book.side('buy').depth <= 3)).toBe(true);
  });
});

describe('what exchanges with the same invented past do from now on', () => {
  const now = Date.now();
  const marksOf = async (seed?: number) => {
    const traders = { running: false, updatesPerSecond: 0, ...(seed === undefined ? {} : { seed }) };
    const other = await TestExchange.open({ now: () => now, traders });
    const { core } = other;
    core.clock.set(now + MINUTE);
    await core.traders.work(200);
    const marks = core.hall.markets.map(market => market.markPrice);
    await other.close();
    return marks;
  };

  it('is another future in each', async () => {
    expect(await marksOf()).not.toEqual(await marksOf());
  });

  it('is the same where a test gives their seed', async () => {
    expect(await marksOf(1)).toEqual(await marksOf(1));
  });
});

it.each([0, 1])('walks back to its reference, by chance %i', seed => {
  const endOf = (reference: number) => {
    const walk = new PriceWalk(new Chance(seed), 0.02, reference, 120);
    for (let step = 0; step < 100_000; step += 1) walk.advance(5_000);
    return walk.price;
  };
  // The same chance for both: the rest is what draws it.
  expect(endOf(100) / endOf(120)).toBeLessThan(0.99);
});

it.each([110, 130, 300])('goes back from %i too slowly to be bet on by the hour', from => {
  const chance = new Chance(1);
  jest.spyOn(chance, 'normal').mockReturnValue(0);
  const walk = new PriceWalk(chance, 0.022, 100, from);
  for (let step = 0; step < 720; step += 1) walk.advance(5_000);
  const drift = Math.log(from / walk.price);
  expect(drift).toBeGreaterThan(0);
  // How much likelier than one half a fall is; 51.5 % of an hour's orders must win to pay for the fee.
  expect((drift / (0.022 * Math.sqrt(1 / 24))) * 0.4).toBeLessThan(0.0154);
});
