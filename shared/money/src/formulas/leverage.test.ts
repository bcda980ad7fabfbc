import * as fc from 'fast-check';
import { add, compare, mul, neg } from '../arithmetic';
import { amount, decimal, price } from '../decimal';
import { anAmount, aPrice } from '../testing/arbitrary';
import {
  contractValue,
  handsFault,
  isLiquidated,
  leverageEstimate,
  leverageFee,
  marginOf,
  overnightInterest,
  positionProfit,
  refusesOpening,
  riskRate,
  spreadPrice,
} from './leverage';

const d = decimal;
const terms = { spread: d('0.5'), fee: d('0.1'), shareNumber: d('10') };

test('the spread raises a buy and lowers a sell (leverage.spread-price)', () => {
  expect(spreadPrice(price('200'), 'long', d('0.5'))).toBe('201');
  expect(spreadPrice(price('200'), 'short', d('0.5'))).toBe('199');
});

// leverage.contract-value, leverage.margin-raised, leverage.fee-raised
test('the estimate: value = price × hands × share number, margin = value ÷ multiplier, fee = value × percent', () => {
  const order = { price: price('200'), direction: 'long', hands: d('3'), multiplier: d('20') } as const;
  expect(leverageEstimate(order, terms)).toEqual({
    price: '201',
    value: '6030',
    margin: '301.5',
    fee: '6.03',
    total: '307.53',
  });
});

test('what the user must have is never understated', () => {
  expect(marginOf(amount('100'), d('3'), 4)).toBe('33.3334');
  expect(leverageFee(amount('0.00001'), d('0.1'), 4)).toBe('0.0001');
  expect(overnightInterest(amount('1000'), d('0.1'))).toBe('1');
  fc.assert(
    fc.property(anAmount(), fc.integer({ min: 1, max: 200 }), (value, multiplier) => {
      const times = d(String(multiplier));
      expect(compare(mul(marginOf(value, times), times), value)).not.toBe(-1);
    }),
  );
});

describe('hands (leverage.hands-limits)', () => {
  const limit = { min: d('2'), max: d('10') };
  test.each([
    [null, 'missing'],
    ['0', 'not-whole'],
    ['-3', 'not-whole'],
    ['2.5', 'not-whole'],
    ['1', 'below-min'],
    ['11', 'above-max'],
    ['2', null],
    ['10', null],
  ] as const)('%p is %p', (hands, fault) => expect(handsFault(hands === null ? null : d(hands), limit)).toBe(fault));
  test('a maximum of 0 is none', () => {
    expect(handsFault(d('1000000'), { min: d('1'), max: d('0') })).toBeNull();
  });
});

test('profit and loss: target minus open times quantity for a buy, the reverse for a sell (leverage.position-profit)', () => {
  expect(positionProfit('long', price('100'), price('110.5'), amount('2'))).toBe('21');
  expect(positionProfit('short', price('100'), price('110.5'), amount('2'))).toBe('-21');
  fc.assert(
    fc.property(aPrice(), aPrice(), anAmount(), (open, now, quantity) => {
      const long = positionProfit('long', open, now, quantity);
      expect(positionProfit('short', open, now, quantity)).toBe(neg(long));
    }),
  );
});

describe('risk rate (leverage.risk-rate)', () => {
  test('is (available + margins + profits) ÷ margins × 100, cut downward', () => {
    expect(riskRate(amount('50'), amount('100'), amount('-30'))).toBe('120');
    expect(riskRate(amount('0'), amount('3'), amount('-1'))).toBe('66.6666');
    expect(riskRate(amount('0'), amount('3'), amount('-4'))).toBe('-33.3334');
    expect(riskRate(amount('50'), amount('0'), amount('0'))).toBeNull();
  });
  test('refuses an opening at 120 and liquidates at 110 (leverage.opening-refused, leverage.liquidation-rate)', () => {
    expect([refusesOpening(d('120')), refusesOpening(d('120.0001')), refusesOpening(null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isLiquidated(d('110')), isLiquidated(d('110.0001')), isLiquidated(null)]).toEqual([true, false, false]);
  });
});

test('a contract value has the unit of the quote currency', () => {
  const value = contractValue(price('1.5'), d('2'), d('10'));
  expect(add(value, amount('1'))).toBe('31');
});
