import {
  asId,
  closePositions,
  listLeverageOrders,
  placeOrder,
  submitLeverageOrder,
  submitMicroOrder,
} from '@tradefloor/contract';
import { type Amount, amount, decimal, price } from '@tradefloor/money';
import { lever, spot } from '../../ledger/account';
import { fund, memberIdOf } from '../../testing/funded';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';
import { BTC, currencyNamed } from '../currency';
import { priceOf } from '../quotes';

const ETH = currencyNamed('ETH').id;
const PAIR = { currencyId: asId<never>(ETH), legalId: asId<never>(BTC) };
const PARTIES = ['trader', 'seller', 'operator'] as const;

let exchange: TestExchange;
const tokens = new Map<string, string>();
beforeAll(async () => {
  exchange = await TestExchange.open();
  for (const name of PARTIES) {
    tokens.set(name, await exchange.tokenOf(name));
    await fund(exchange, lever(memberIdOf(exchange, name), BTC), '0.2');
    await fund(exchange, spot(memberIdOf(exchange, name), BTC), '5');
    await fund(exchange, spot(memberIdOf(exchange, name), ETH), '50');
  }
}, STARTING_MS);
afterAll(() => exchange.close());

const as = (name: (typeof PARTIES)[number]) => ({ token: tokens.get(name) ?? null });
const ethBtc = () => {
  const market = exchange.core.hall.of(ETH, BTC);
  if (!market) throw new Error('No market.');
  return market;
};
const leverOf = (name: string): Amount => {
  const { ledger } = exchange.core;
  return amount(ledger.amount(lever(memberIdOf(exchange, name), BTC)));
};
const order = (side: 'buy' | 'sell', at: string, number: string) =>
  ({ side, ...PAIR, mode: 'limit', price: price(at), amount: amount(number) }) as const;
const position = (direction: 'long' | 'short', hands: string) =>
  ({ ...PAIR, direction, mode: 'market', multiplier: decimal('10'), hands: decimal(hands) }) as const;
const isOpen = async (name: (typeof PARTIES)[number]) =>
  (await exchange.get(listLeverageOrders, { status: 'open' }, as(name))).rows.length > 0;

/** Takes the whole side of the book away, and trades the least there is at the price that is left. */
async function print(side: 'buy' | 'sell', at: string): Promise<void> {
  exchange.core.traders.withdraw();
  for (const { id } of ethBtc().book.orders()) ethBtc().cancel(id);
  const [first, second] = side === 'buy' ? (['sell', 'buy'] as const) : (['buy', 'sell'] as const);
  await exchange.ask(placeOrder, order(first, at, '0.001'), as('seller'));
  await exchange.ask(placeOrder, order(second, at, '0.001'), as('trader'));
  await exchange.core.rounds.run();
}

it('two members who trade far from the market move nothing that is owed', async () => {
  const mark = ethBtc().markPrice;
  const before = leverOf('trader');
  await exchange.get(submitLeverageOrder, position('long', '300'), as('trader'));
  await exchange.get(submitLeverageOrder, position('short', '100'), as('operator'));
  await print('buy', '100');
  const { high } = ethBtc().band.told;
  await print('buy', high);
  expect(priceOf(ethBtc().pair, ethBtc().lastPrice)).toBe(high);
  expect(ethBtc().markPrice).toBe(mark);
  // Whose position it is against is not liquidated.
  expect(await isOpen('operator')).toBe(true);
  await exchange.get(closePositions, { positions: 'all' }, as('trader'));
  expect(Number(leverOf('trader'))).toBeLessThan(Number(before));
});

it('and nobody is liquidated by a print below it', async () => {
  await exchange.get(closePositions, { positions: 'all' }, as('operator'));
  await exchange.get(submitLeverageOrder, position('long', '300'), as('operator'));
  await print('sell', '0.001');
  await print('sell', ethBtc().band.told.low);
  expect(ethBtc().lastPrice).toBe(ethBtc().band.low);
  expect(await isOpen('operator')).toBe(true);
  await exchange.get(closePositions, { positions: 'all' }, as('operator'));
});

it('a limit price beyond the band is refused in the words of the pair, with leverage too', async () => {
  const { low, high } = ethBtc().band.told;
  const message = `The ETH/BTC price must be between ${low} and ${high} BTC, within 25% of the mark price.`;
  const held = leverOf('trader');
  for (const at of ['0.000001', '100']) {
    expect(await exchange.ask(placeOrder, order('buy', at, '0.001'), as('trader'))).toMatchObject({ message });
    const entrust = { ...position('long', '1'), mode: 'limit', price: price(at) } as const;
    expect(await exchange.ask(submitLeverageOrder, entrust, as('trader'))).toMatchObject({ message });
  }
  expect(leverOf('trader')).toBe(held);
});

it('a market order is cut at the band, and says what of it was filled', async () => {
  exchange.core.traders.withdraw();
  const { pair, band } = ethBtc();
  for (const { id } of ethBtc().book.orders()) ethBtc().cancel(id);
  // Both stood before the mark fell: the second is beyond the band by now.
  await exchange.get(placeOrder, order('sell', priceOf(pair, (band.high * 98n) / 100n), '1'), as('seller'));
  await exchange.get(placeOrder, order('sell', band.told.high, '1'), as('seller'));
  const { mark } = ethBtc();
  mark.restore((ethBtc().markPrice * 99n) / 100n, exchange.core.clock.now());
  const wish = { ...order('buy', '1', '2'), mode: 'market' } as const;
  const outcome = await exchange.get(placeOrder, wish, as('trader'));
  expect(outcome.message).toMatch(/^Filled 1\.0000 of 2\.0000 ETH\./);
  expect(ethBtc().lastPrice).toBeLessThanOrEqual(ethBtc().band.high);
});

describe('a price that moves too far too fast', () => {
  const btcUsdt = { currencyId: asId<never>(BTC), legalId: asId<never>(3) };
  const market = () => exchange.core.hall.of(BTC, 3) ?? ethBtc();

  it('pauses its pair for seconds: nothing is dealt, and what would be lost waits', async () => {
    const { core } = exchange;
    await core.traders.setPrice(market(), 100_000);
    await core.traders.shock(market(), 100_001);
    const long = { ...btcUsdt, ...position('long', '50'), multiplier: decimal('100') } as const;
    await exchange.get(submitLeverageOrder, { ...long, ...btcUsdt }, as('operator'));
    await core.traders.shock(market(), 60_000);
    await core.rounds.run();
    const told = /^BTC\/USDT trading is paused for 1\d more seconds/;
    const buy = { ...order('buy', '60000', '0.001'), ...btcUsdt };
    const micro = { pairId: asId<never>(1), currencyId: asId<never>(3), direction: 'up', seconds: 30 } as const;
    for (const outcome of [
      await exchange.ask(placeOrder, buy, as('trader')),
      await exchange.ask(placeOrder, { ...buy, mode: 'market' }, as('trader')),
      await exchange.ask(submitLeverageOrder, { ...long, ...btcUsdt }, as('trader')),
      await exchange.ask(submitMicroOrder, { ...micro, amount: amount('10') }, as('trader')),
      await exchange.ask(closePositions, { positions: 'all' }, as('operator')),
    ]) {
      expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringMatching(told) });
    }
    // Nobody quotes who could be taken at the old price.
    expect([...market().book.orders()].every(({ owner }) => owner > 0)).toBe(true);
    expect(Number(market().markPrice) / 6_000_000).toBeCloseTo(1, 2);
    expect(await isOpen('operator')).toBe(true);
    core.clock.set(market().breaker.pausedUntil);
    await core.rounds.run();
    expect(await isOpen('operator')).toBe(false);
    expect(await exchange.ask(placeOrder, buy, as('trader'))).toMatchObject({ kind: 'ok' });
  });
});
