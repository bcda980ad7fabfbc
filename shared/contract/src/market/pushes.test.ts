import { asId, pairKey } from '../wire/ids';
import { faultsIn } from '../testing/reason-for';
import { isSymbolKey } from './pair';
import { kline, marketDepth, transaction } from './pushes';

const pair = { currency_id: 1, legal_id: '3' };

describe('books', () => {
  test('without a number it is a whole book', () => {
    expect(marketDepth.value.decode({ ...pair, bids: [['9', '1']], asks: [{ price: 11, number: '0' }] })).toEqual({
      key: '1/3',
      bids: [['9', '1']],
      asks: [['11', '0']],
      sequence: null,
      previous: null,
      snapshot: true,
    });
  });

  test('with numbers it is a change, unless it says that it is whole', () => {
    const numbered = { ...pair, bids: [], asks: [], seq: '8', prev: 7 };
    expect(marketDepth.value.decode(numbered)).toMatchObject({ sequence: 8, previous: 7, snapshot: false });
    expect(marketDepth.value.decode({ ...numbered, snapshot: 1 })).toMatchObject({ snapshot: true });
    expect(marketDepth.value.encode(marketDepth.value.decode(numbered))).toEqual({
      currency_id: 1,
      legal_id: 3,
      bids: [],
      asks: [],
      seq: 8,
      prev: 7,
      snapshot: 0,
    });
  });

  test('the level that does not fit is named', () => {
    const bad = {
      ...pair,
      bids: [
        ['9', '1'],
        ['x', '1'],
      ],
      asks: [],
    };
    expect(faultsIn(marketDepth.value, bad)).toEqual([{ field: 'bids.1', reason: 'not-a-number' }]);
    expect(faultsIn(marketDepth.value, { ...pair, bids: {} })).toEqual([{ field: 'bids', reason: 'not-a-list' }]);
    expect(faultsIn(marketDepth.value, { bids: [], asks: [] })).toEqual([{ field: 'currency_id', reason: 'missing' }]);
  });

  test('ids longer than a double is exact stay as they are', () => {
    const key = pairKey(asId('9007199254740993'), asId('3'));
    const book = { key, bids: [], asks: [], sequence: null, previous: null, snapshot: true };
    expect(marketDepth.value.decode(JSON.parse(JSON.stringify(marketDepth.value.encode(book))))).toEqual(book);
  });

  test('a pair may be known by its symbol alone', () => {
    const book = marketDepth.value.decode({ symbol: 'BTC/USDT', bids: [], asks: [] });
    expect(isSymbolKey(book.key)).toBe(true);
    expect(isSymbolKey(pairKey(asId('1'), asId('3')))).toBe(false);
    expect(marketDepth.value.encode(book)).toEqual({ symbol: 'BTC/USDT', bids: [], asks: [] });
  });
});

describe('trades', () => {
  const trade = { id: 4, time: 1_700_000_000_000, price: 1e-7, amount: '2', direction: 'sell' };

  test.each([
    ['a list', { ...pair, list: [trade] }],
    ['a single one', { ...pair, ...trade }],
  ])('%s', (_, wire) => {
    expect(transaction.value.decode(wire)).toEqual({
      key: '1/3',
      trades: [{ id: '4', time: 1_700_000_000_000, price: '0.0000001', amount: '2', side: 'sell' }],
    });
  });

  test('one without an id gets the same each time it comes', () => {
    const { id: _, ...nameless } = trade;
    const [first, second] = [1, 2].map(() => transaction.value.decode({ ...pair, list: [nameless] }).trades[0]?.id);
    expect(first).toBe('1700000000000:0.0000001:2:sell');
    expect(second).toBe(first);
  });
});

test('a bar names its pair, its resolution and when it begins', () => {
  const bar = { id: 1_700_000_000, open: 1, high: 2, low: '0.5', close: 1.5, volume: 10 };
  const push = kline.value.decode({ ...pair, period: '1day', ...bar });
  expect(push).toEqual({
    key: '1/3',
    resolution: '1D',
    candle: { time: 1_700_000_000_000, open: '1', high: '2', low: '0.5', close: '1.5', volume: '10' },
  });
  expect(kline.value.encode(push)).toMatchObject({
    currency_id: 1,
    legal_id: 3,
    period: '1day',
    id: 1_700_000_000,
    time: 1_700_000_000_000,
  });
});
