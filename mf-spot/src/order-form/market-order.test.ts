import { add, amount, compare, decimal, isNegative, mul, price, SLIDER_PERCENTS, strip } from '@tradefloor/money';
import { anOrder } from '@tradefloor/platform/testing';
import * as fc from 'fast-check';
import { book, draft, facts, row } from '../testing/form-facts';
import { faultsOf, sliderAmount, summaryOf } from './form-summary';
import { marketCost } from './market-cost';

describe('an order at market', () => {
  it('goes row by row of the other side', () => {
    const market = draft({ mode: 'market', amount: '2', price: '1' });
    expect(summaryOf(market, { ...facts, book })).toMatchObject({ price: '100.00', total: '201' });
    expect(summaryOf({ ...market, side: 'sell' }, { ...facts, book })).toMatchObject({ price: '99.00', total: '197' });
  });

  it('of more than the book holds is what it holds; the rest is told, and so is the slippage', () => {
    const market = draft({ mode: 'market', amount: '900' });
    expect(summaryOf(market, { ...facts, book })).toMatchObject({
      total: '302',
      average: '100.66',
      slippage: '0.66',
      short: { held: '3', rest: '897' },
      received: '2.994',
    });
    expect(summaryOf({ ...market, side: 'sell' }, { ...facts, book })).toMatchObject({
      total: '197',
      slippage: '0.5',
      short: { held: '2', rest: '898' },
    });
    expect(summaryOf({ ...market, amount: '3' }, { ...facts, book }).short).toBeNull();
  });

  it('goes no further than a market order does: a part of the best price, and the band', () => {
    const market = draft({ mode: 'market', amount: '3' });
    const near = { ...facts, book, reach: decimal('0.9') };
    expect(summaryOf(market, near)).toMatchObject({ total: '100', short: { held: '1', rest: '2' } });
    expect(summaryOf(market, { ...near, reach: decimal('1') }).short).toBeNull();
    expect(summaryOf({ ...market, side: 'sell' }, near)).toMatchObject({
      total: '99',
      short: { held: '1', rest: '2' },
    });
    const banded = { ...facts, book, band: { low: price('98.50'), high: price('100.50') } };
    expect(summaryOf(market, banded).short).toEqual({ held: '1', rest: '2' });
    expect(summaryOf({ ...market, side: 'sell' }, banded).short).toEqual({ held: '1', rest: '2' });
  });

  it('counts nothing of one’s own orders, which it cancels, but reaches as far as the book with them says', () => {
    const market = draft({ mode: 'market', amount: '2' });
    const own = [
      anOrder('1', { side: 'sell', price: price('100'), amount: amount('0.4') }),
      anOrder('2', { side: 'sell', price: price('100.00'), amount: amount('0.6') }),
      anOrder('3', { side: 'sell', price: price('101'), amount: amount('0.5') }),
      anOrder('4', { side: 'buy', price: price('99'), amount: amount('0.25') }),
    ];
    expect(summaryOf(market, { ...facts, book, own })).toMatchObject({
      price: '101.00',
      slippage: '0',
      short: { held: '1.5', rest: '0.5' },
    });
    expect(summaryOf({ ...market, amount: '1', side: 'sell' }, { ...facts, book, own })).toMatchObject({
      price: '99.00',
      total: '98.75',
    });
    const near = { ...facts, book, own, reach: decimal('0.9') };
    expect(faultsOf(market, near).price).toBe('form.fault.emptyBook');
    const all = [...own, anOrder('5', { side: 'sell', price: price('101'), amount: amount('9') })];
    expect(faultsOf(market, { ...facts, book, own: all }).price).toBe('form.fault.emptyBook');
  });

  it('is the sum of its parts, and never more than is wanted', () => {
    const part = fc.integer({ min: 1, max: 1_000_000 }).map(units => (units / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(fc.tuple(part, part), { maxLength: 8 }), part, (rows, wanted) => {
        const { filled, cost, rest } = marketCost(
          rows.map(([at, number]) => ({ price: price(at), amount: amount(number) })),
          amount(wanted),
        );
        const all = rows.reduce((sum, [, number]) => sum + Math.round(Number(number) * 100), 0);
        expect(Math.round(Number(rest) * 100)).toBe(Math.max(0, Math.round(Number(wanted) * 100) - all));
        expect(add(filled, rest)).toBe(strip(amount(wanted)));
        expect(isNegative(cost)).toBe(false);
        const dearest = Math.max(0, ...rows.map(([at]) => Number(at)));
        expect(Number(cost)).toBeLessThanOrEqual(Number(wanted) * dearest + 0.001);
      }),
    );
  });
});

describe('all of a balance at market', () => {
  const unit = fc.integer({ min: 1, max: 5_000_000 });
  const side = fc.uniqueArray(fc.tuple(unit, unit), { minLength: 1, maxLength: 30, selector: ([at]) => at });
  const cents = (units: number) => (units / 100).toFixed(2);

  it('never costs more than can be paid when the book is walked, with the fee on top', () => {
    fc.assert(
      fc.property(side, unit, fc.constantFrom(...SLIDER_PERCENTS), (levels, money, percent) => {
        const asks = levels.toSorted(([a], [b]) => a - b).map(([at, number]) => row(cents(at), cents(number)));
        const rich = {
          ...facts,
          available: { base: amount('0'), quote: amount(cents(money)) },
          book: { ...book, asks },
        };
        const number = sliderAmount(draft({ mode: 'market' }), rich, percent) ?? amount('0');
        const { cost, rest } = marketCost(asks, number);
        expect(rest).toBe('0');
        expect(compare(mul(cost, amount('1.002')), rich.available.quote)).toBeLessThanOrEqual(0);
        expect(faultsOf(draft({ mode: 'market', amount: number }), rich).amount).not.toBe('form.fault.insufficient');
      }),
    );
  });

  it('goes on to dearer rows, says what one comes to, and stands at its step of the slider', () => {
    const rich = { ...facts, book, available: { base: amount('0'), quote: amount('302.604') } };
    const at = draft({ mode: 'market' });
    // One for 100 and two for 101: 302 and a fee of 0.604.
    expect(sliderAmount(at, rich, 100)).toBe('3');
    expect(summaryOf({ ...at, amount: '3' }, rich)).toMatchObject({ total: '302', average: '100.66', percent: 100 });
    expect(sliderAmount(at, rich, 50)).toBe('1.5079');
    expect(summaryOf({ ...at, amount: '1.5079' }, rich).percent).toBe(50);
    expect(summaryOf(draft({ amount: '1' }), rich).average).toBeNull();
  });
});
