import { spotDeal } from './deal';
import { listBuyEntrusts, listCompletedOrders } from './entrusts';

const fill = { time: 1_700_000_000, currency_name: 'BTC', legal_name: 'USDT', number: '1', price: 2 };
const sideOf = (said: object) => listCompletedOrders.answer.decode({ list: [{ ...fill, ...said }] }).rows[0]?.side;

test('what was bought is known by either name', () => {
  expect([{ way: 2 }, { way: '2' }, { type: 'in' }].map(sideOf)).toEqual(['buy', 'buy', 'buy']);
  expect([{ way: 1 }, { type: 'out' }].map(sideOf)).toEqual(['sell', 'sell']);
});

test('a fill is written with both names (wire.both-names)', () => {
  const read = listCompletedOrders.answer.decode({ list: [{ ...fill, way: 2 }] });
  expect(listCompletedOrders.answer.encode(read)).toMatchObject({
    list: [{ way: 2, type: 'in', time: 1_700_000_000_000 }],
  });
});

test('an entrust of the older list has only what remains: nothing was filled', () => {
  const row = {
    id: 1,
    create_time: '2025-11-21 08:30:00',
    currency_name: 'BTC',
    legal_name: 'USDT',
    number: '3',
    price: 2,
  };
  expect(listBuyEntrusts.answer.decode([row]).rows).toEqual([
    expect.objectContaining({
      id: '1',
      createdAt: 1_763_713_800_000,
      amount: '3',
      total: '3',
      filled: '0',
      side: null,
    }),
  ]);
});

test('the deal lists bids under in and asks under out, in both forms of a level (spot.side-codes)', () => {
  const deal = spotDeal.answer.decode({
    in: [{ price: '99', number: 1e-7, sum: '1' }],
    out: [['101', 2]],
    last_price: 100,
    user_currency: null,
    user_legal: '5',
    ExRAte: '7.1',
  });
  expect(deal).toEqual({
    bids: [['99', '0.0000001']],
    asks: [['101', '2']],
    lastPrice: '100',
    baseAvailable: null,
    quoteAvailable: '5',
    cnyPrice: null,
    exchangeRate: '7.1',
  });
  expect(spotDeal.answer.encode(deal)).toMatchObject({ out: [{ price: '101', number: '2', sum: '2' }] });
});
