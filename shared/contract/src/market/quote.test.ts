import { listQuoteGroups, listQuotes } from './quotations';
import { quoteChange } from './quote';

const row = { id: 5, currency_id: 1, legal_id: '3', currency_name: 'BTC', legal_name: 'USDT', now_price: '64000.10' };

test('a quote has its key, and what an older server leaves out has its default', () => {
  expect(listQuotes.answer.decode({ coin_list: [row] })).toEqual([
    {
      id: '5',
      key: '1/3',
      currencyId: '1',
      legalId: '3',
      base: 'BTC',
      quote: 'USDT',
      price: '64000.10',
      change: '0',
      volume: '0',
      high: '0',
      low: '0',
      logo: null,
      shown: true,
      leverageShare: null,
      spread: null,
      leverageFee: null,
      microOpen: false,
      priceScale: null,
      amountScale: null,
    },
  ]);
});

test.each([
  [{ is_display: 0 }, { shown: false }],
  [{ is_display: '1' }, { shown: true }],
  [{ open_microtrade: 1 }, { microOpen: true }],
  [{ change: '+1.5%' }, { change: '1.5' }],
  [{ change: -2 }, { change: '-2' }],
  [{ volume: 1.2e-8 }, { volume: '0.000000012' }],
  [{ now_price: null }, { price: '0' }],
  [{ min_number: '0.0001' }, { leastAmount: '0.0001' }],
  [
    { lever_share_num: 0.1, spread: '0.02' },
    { leverageShare: '0.1', spread: '0.02' },
  ],
])('%j is %j', (wire, plain) => {
  expect(listQuotes.answer.decode({ coin_list: [{ ...row, ...wire }] })[0]).toMatchObject(plain);
});

test('groups come in the message, a tab each', () => {
  expect(listQuoteGroups.answer.decode([{ name: 'USDT', quotation: [row] }])).toMatchObject([
    { id: null, name: 'USDT', quotes: [{ key: '1/3' }] },
  ]);
});

test('the key is never written', () => {
  const change = quoteChange.decode({ currency_id: 1, legal_id: 3, now_price: 2 });
  expect(change.key).toBe('1/3');
  expect(quoteChange.encode(change)).toEqual({
    currency_id: 1,
    legal_id: 3,
    now_price: '2',
    change: '0',
    volume: '0',
    high: '0',
    low: '0',
  });
});
