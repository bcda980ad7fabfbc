import { faultsIn } from '../testing/reason-for';
import { leverageDeal } from './deal';
import { listLeverageOrders, setStops, submitLeverageOrder } from './orders';
import { leverTrade } from './pushes';

const position = { id: 9, type: '1', symbol: 'BTC/USDT', share: 2, price: '64000', update_price: '63000', status: 1 };

test('the list of orders stands two messages deep, or one', () => {
  const page = { rows: [expect.objectContaining({ direction: 'long', hands: '2', openPrice: '63000' })], total: 1 };
  expect(listLeverageOrders.answer.decode({ message: { data: [position], total: '1' } })).toEqual(page);
  expect(listLeverageOrders.answer.decode({ data: [position], total: 1 })).toEqual(page);
  expect(listLeverageOrders.answer.encode({ rows: [], total: 0 })).toEqual({ message: { data: [], total: 0 } });
});

test('the pushed lists are JSON text inside the JSON', () => {
  const wire = { trades_all: JSON.stringify([position]), trades_entrust: '[]', hazard_rate: '150.5%', profits_all: -3 };
  const push = leverTrade.value.decode(wire);
  expect(push).toMatchObject({
    positions: [{ id: '9' }],
    entrusts: [],
    riskRate: '150.5',
    allProfits: '-3',
    profits: '0',
  });
  expect(leverTrade.value.encode(push)).toMatchObject({
    trades_all: expect.stringMatching(/^\[\{"id":9,/),
    trades_entrust: '[]',
  });
});

test('lists that come as lists, or not at all, are read too; other text is not', () => {
  expect(leverTrade.value.decode({ trades_all: [position] })).toMatchObject({ positions: [{ id: '9' }], entrusts: [] });
  expect(faultsIn(leverTrade.value, { trades_all: '{not json' })).toEqual([
    { field: 'trades_all', reason: 'not-a-list' },
  ]);
});

test('options are bare or have a value; balances that are lists say nothing', () => {
  const deal = leverageDeal.answer.decode({
    multiple: { muit: [{ value: 10 }, '20'], share: [{ value: '5' }, 10] },
    lever_share_limit: { min: 1 },
    all_levers: [],
    user_lever: '12.5',
    last_price: 3,
  });
  expect(deal).toEqual({
    multiple: { multipliers: ['10', '20'], handPresets: ['5', '10'] },
    handLimits: { min: '1', max: '0' },
    lastPrice: '3',
    leverTotal: null,
    leverAvailable: '12.5',
    recentTrades: [],
  });
  expect(leverageDeal.answer.encode(deal)).toMatchObject({
    multiple: { muit: ['10', '20'], share: [{ value: '5' }, { value: '10' }] },
  });
});

test('what a server leaves out of the terms is no limit and no choice', () => {
  const bare = { multiple: { multipliers: [], handPresets: [] }, handLimits: { min: '1', max: '0' } };
  expect(leverageDeal.answer.decode({})).toMatchObject(bare);
  expect(leverageDeal.answer.decode({ multiple: [], lever_share_limit: [] })).toMatchObject(bare);
});

const order = { currency_id: 1, legal_id: 3, multiple: '10', share: '2', type: 1, status: 0, target_price: '5' };

test.each([
  [{}, []],
  [{ status: 1, target_price: '' }, []],
  [{ target_price: '' }, [{ field: 'target_price', reason: 'missing' }]],
  [{ target_price: '0' }, [{ field: 'target_price', reason: 'not-positive' }]],
  [{ share: '1.5' }, [{ field: 'share', reason: 'not-whole' }]],
  [{ multiple: '' }, [{ field: 'multiple', reason: 'missing' }]],
  [{ type: 3 }, [{ field: 'type', reason: 'unknown-choice' }]],
])('an order with %j: %j', (change, faults) => {
  expect(faultsIn(submitLeverageOrder.payload, { ...order, ...change })).toEqual(faults);
});

test('zero lifts a stop, below zero is refused (leverage.stop-step)', () => {
  const stops = { id: 1, target_profit_price: '0', stop_loss_price: '-0.01' };
  expect(faultsIn(setStops.payload, stops)).toEqual([{ field: 'stop_loss_price', reason: 'negative' }]);
});
