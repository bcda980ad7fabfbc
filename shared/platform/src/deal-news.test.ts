import { asInstant } from '@tradefloor/contract';
import { ACCEPTOR_CONFIRMS_AFTER_MS, amount } from '@tradefloor/money';
import { acceptorNewsOf, dealMoney, orderFigures, orderNewsOf } from './deal-news';
import { anAcceptorDeal } from './testing/deals';

test('what the other of the two did is news, what the user did themselves is none', () => {
  const news = (order: Partial<Parameters<typeof orderNewsOf>[0]>) =>
    orderNewsOf({ side: 'buy', status: 'unpaid', isAdvertOwner: false, ...order });
  expect(news({ status: 'unpaid' })).toBeNull();
  expect(news({ status: 'unpaid', side: 'sell', isAdvertOwner: true })).toBe('taken');
  expect(news({ status: 'unpaid', side: 'buy', isAdvertOwner: true })).toBe('taken-to-pay');
  expect(news({ status: 'paid', side: 'buy' })).toBeNull();
  expect(news({ status: 'paid', side: 'sell' })).toBe('paid');
  expect(news({ status: 'finished', side: 'buy' })).toBe('released');
  expect(news({ status: 'finished', side: 'sell' })).toBeNull();
  expect(news({ status: 'cancelled', side: 'sell' })).toBe('cancelled');
});

test('its figures keep every digit, and money its two', () => {
  const order = { amount: amount('1.23456789'), currencyName: 'USDT', money: amount('9876543.2') };
  expect(orderFigures(order, 'en')).toEqual({ coins: '1.23456789 USDT', money: '¥ 9,876,543.20' });
});

const SENT_AT = asInstant(1_763_700_000_000);

test.each([
  ['deposit-asked', { side: 'buy', isServing: true }],
  [null, { side: 'buy', isServing: false }],
  ['withdrawal-asked', { isServing: true }],
  [null, { isServing: true, transferredAt: SENT_AT }],
  ['sent', { isServing: false, transferredAt: SENT_AT }],
  [null, { isServing: false, transferredAt: SENT_AT, inRuling: true }],
  ['deposited', { side: 'buy', isServing: false, status: 'confirmed' }],
  [null, { side: 'buy', isServing: true, status: 'confirmed' }],
  ['withdrawn', { isServing: true, status: 'confirmed' }],
  ['refused', { isServing: false, status: 'refused' }],
  [null, { isServing: true, status: 'refused' }],
] as const)('of a deal with an acceptor %s is news where it is %j', (news, deal) => {
  expect(acceptorNewsOf(anAcceptorDeal(deal))).toBe(news);
});

test('a withdrawal that confirmed itself is news to its member as well (c2c.acceptor-confirms)', () => {
  const confirmed = anAcceptorDeal({ isServing: false, status: 'confirmed', transferredAt: SENT_AT });
  const after = (ms: number) => acceptorNewsOf({ ...confirmed, updatedAt: asInstant(SENT_AT + ms) });
  expect([after(ACCEPTOR_CONFIRMS_AFTER_MS - 1), after(ACCEPTOR_CONFIRMS_AFTER_MS)]).toEqual([null, 'withdrawn']);
  expect([dealMoney(confirmed, 'en'), dealMoney({ ...confirmed, toPay: null }, 'en')]).toEqual([
    '¥ 705.31',
    '¥ 711.00',
  ]);
});
