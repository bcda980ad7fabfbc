import { listMicroCurrencies, listMicroDurations } from './currency';
import { closedMicroOrder } from './pushes';

test('presets are bare or objects, a pushed order stands in data', () => {
  const currencies = listMicroCurrencies.answer.decode([
    { id: 3, name: 'USDT', micro_numbers: [{ number: 100 }, '500'] },
  ]);
  expect(currencies).toMatchObject([{ presets: ['100', '500'], wallet: null, insurance: null, insuranceTypes: [] }]);
  expect(listMicroCurrencies.answer.encode(currencies)).toMatchObject([
    { micro_numbers: [{ number: '100' }, { number: '500' }] },
  ]);
  expect(listMicroDurations.answer.decode([{ seconds: '60', profit_ratio: 85 }])).toEqual([
    { seconds: 60, profitRatio: '85' },
  ]);
  const order = {
    id: 1,
    seconds: 60,
    number: 100,
    open_price: '5',
    type: 2,
    status: 3,
    profit_ratio: '85',
    fact_profits: -100,
  };
  expect(closedMicroOrder.value.decode({ data: order })).toMatchObject({
    direction: 'down',
    status: 'closed',
    result: '-100',
  });
});
