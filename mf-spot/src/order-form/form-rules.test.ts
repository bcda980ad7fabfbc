import { asId, type PairKey, pairKey } from '@tradefloor/contract';
import { amount, compare, isNegative, mul, price, scaleOf, SLIDER_PERCENTS, valueOfTyped } from '@tradefloor/money';
import * as fc from 'fast-check';
import { changedDraft, type Draft, openedDraft } from './draft';
import { faultsOf, type FormFacts, sliderAmount, summaryOf } from './form-summary';
import { marketCost } from './market-cost';

const BTC: PairKey = pairKey(asId('1'), asId('3'));
const ETH: PairKey = pairKey(asId('2'), asId('3'));
const scales = { priceDigits: 2, amountDigits: 6 };
const calm = { band: null, isPaused: false, book: null };
const facts: FormFacts = { scales, ...calm, available: { base: amount('0.5'), quote: amount('1000') } };
const row = (at: string, number: string) => ({
  price: price(at),
  amount: amount(number),
  sum: amount(number),
  depth: 1,
  changed: null,
});
const book: FormFacts['book'] = {
  bestBid: price('99.00'),
  bestAsk: price('100.00'),
  bids: [row('99.00', '1'), row('98.00', '1')],
  asks: [row('100.00', '1'), row('101.00', '2')],
  freshness: 'live',
};
const opened = openedDraft(BTC, price('100'), scales);
const draft = (more: Partial<Draft>): Draft => ({ ...opened, ...more });

describe('a draft', () => {
  it('opens at the last price, with all the digits of the pair', () => {
    expect(opened).toMatchObject({ side: 'buy', mode: 'limit', price: '100.00', amount: '', isDirty: false });
    expect(openedDraft(BTC, price('0'), scales).price).toBe('');
  });

  it('keeps the price after it was placed, and only the price', () => {
    const typed = changedDraft(changedDraft(opened, { kind: 'price', text: '99.5' }), { kind: 'amount', text: '2' });
    expect(changedDraft(typed, { kind: 'placed' })).toMatchObject({ price: '99.5', amount: '', isDirty: false });
  });

  it('leaves nothing of another pair behind, and the trader’s side and mode as they were', () => {
    const sold = draft({ side: 'sell', mode: 'market', amount: '3', total: '7', isDirty: true, wasAsked: true });
    expect(changedDraft(sold, { kind: 'opened', pair: ETH, price: price('3.5'), scales })).toEqual({
      pair: ETH,
      side: 'sell',
      mode: 'market',
      price: '3.50',
      amount: '',
      total: null,
      isDirty: false,
      wasAsked: false,
    });
  });

  it('takes a row’s price, and with a modifier all that stands up to it, cut to what the pair takes', () => {
    const market = draft({ mode: 'market', amount: '1' });
    const taken = { kind: 'taken', price: price('97.1'), scales } as const;
    expect(changedDraft(market, { ...taken, sum: null })).toMatchObject({ mode: 'limit', price: '97.10', amount: '1' });
    expect(changedDraft(market, { ...taken, sum: amount('3.00') })).toMatchObject({ amount: '3', isDirty: true });
    expect(changedDraft(market, { ...taken, sum: amount('2.12345678') })).toMatchObject({ amount: '2.123456' });
  });

  it('of a total never pays more than the total', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 }).map(units => (units / 100).toFixed(2));
    fc.assert(
      fc.property(cents, cents, (text, at) => {
        const next = changedDraft(opened, { kind: 'total', text, price: price(at), scales });
        const number = valueOfTyped(next.amount);
        expect(number).not.toBeNull();
        expect(compare(mul(number ?? amount('0'), price(at)), amount(text))).toBeLessThanOrEqual(0);
        expect(next.total).toBe(text);
      }),
    );
  });
});

describe('what an order comes to', () => {
  it('buying: the total is paid, the fee comes out of what is received', () => {
    expect(summaryOf(draft({ amount: '2' }), facts)).toMatchObject({
      total: '200',
      fee: '0.004',
      received: '1.996',
      percent: 20,
    });
  });

  it('selling: the fee comes out of the money', () => {
    expect(summaryOf(draft({ side: 'sell', amount: '0.25' }), facts)).toMatchObject({
      total: '25',
      fee: '0.05',
      received: '24.95',
      percent: 50,
    });
  });

  it('at market: row by row of the other side', () => {
    const market = draft({ mode: 'market', amount: '2', price: '1' });
    expect(summaryOf(market, { ...facts, book })).toMatchObject({ price: '100.00', total: '201' });
    expect(summaryOf({ ...market, side: 'sell' }, { ...facts, book })).toMatchObject({ price: '99.00', total: '197' });
  });

  it('is the sum of its parts, and never more than is wanted', () => {
    const part = fc.integer({ min: 1, max: 1_000_000 }).map(units => (units / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(fc.tuple(part, part), { maxLength: 8 }), part, (rows, wanted) => {
        const { cost, isWhole } = marketCost(
          rows.map(([at, number]) => ({ price: price(at), amount: amount(number) })),
          amount(wanted),
        );
        const all = rows.reduce((sum, [, number]) => sum + Math.round(Number(number) * 100), 0);
        expect(isWhole).toBe(all >= Math.round(Number(wanted) * 100));
        expect(isNegative(cost)).toBe(false);
        const dearest = Math.max(0, ...rows.map(([at]) => Number(at)));
        expect(Number(cost)).toBeLessThanOrEqual(Number(wanted) * dearest + 0.001);
      }),
    );
  });
});

describe('what is wrong (spot.above-zero)', () => {
  it.each([
    [
      { price: '', amount: '1' },
      { price: 'lay.inprice', amount: null },
    ],
    [
      { price: '0', amount: '1' },
      { price: 'lay.inprice', amount: null },
    ],
    [{ amount: '' }, { price: null, amount: 'lay.innumber' }],
    [{ amount: '0.0' }, { price: null, amount: 'lay.innumber' }],
    [{ amount: '10' }, { price: null, amount: null }],
    [{ amount: '10.000001' }, { price: null, amount: 'form.fault.insufficient' }],
    [
      { side: 'sell', price: '' },
      { price: 'lay.outprice', amount: 'lay.outnumber' },
    ],
    [
      { side: 'sell', amount: '0.500001' },
      { price: null, amount: 'form.fault.insufficient' },
    ],
  ] as const)('with %j is %j', (more, faults) => {
    expect(faultsOf(draft(more), facts)).toEqual(faults);
  });

  it.each([
    ['live', null],
    ['late', null],
    ['stale', 'form.fault.staleBook'],
    ['waiting', 'form.fault.staleBook'],
  ] as const)('at market by a book that is %s is %s (spot.fresh-book)', (freshness, fault) => {
    const market = draft({ mode: 'market', amount: '1' });
    expect(faultsOf(market, { ...facts, book: { ...book, freshness } }).price).toBe(fault);
  });

  it('at market with nobody on the other side is said', () => {
    const empty = { ...facts, book: { ...book, bestAsk: null, asks: [] } as FormFacts['book'] };
    const market = draft({ mode: 'market', amount: '1' });
    expect(faultsOf(market, empty).price).toBe('form.fault.emptyBook');
    expect(summaryOf(market, empty)).toMatchObject({ total: null, average: null, fee: null, received: null });
  });
});

describe('the slider', () => {
  it.each([
    ['buy', 25, '2.5'],
    ['buy', 100, '10'],
    ['sell', 75, '0.375'],
    ['sell', 0, '0'],
  ] as const)('%s %i %%', (side, percent, number) => {
    expect(sliderAmount(draft({ side }), facts, percent)).toBe(number);
  });

  it('is cut to four decimals and always affordable (spot.slider-cuts)', () => {
    const units = fc.integer({ min: 1, max: 1_000_000_000 }).map(one => amount((one / 1e6).toFixed(6)));
    fc.assert(
      fc.property(units, units, fc.constantFrom(...SLIDER_PERCENTS), (available, at, percent) => {
        const rich = { ...facts, available: { base: available, quote: available } };
        const number = sliderAmount(draft({ price: at }), rich, percent) ?? amount('0');
        expect(scaleOf(number)).toBeLessThanOrEqual(4);
        expect(compare(mul(number, at), available)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('gives nothing to who has nothing to share, or no price', () => {
    expect(sliderAmount(draft({}), { ...facts, available: null }, 50)).toBeNull();
    expect(sliderAmount(draft({ price: '' }), facts, 50)).toBeNull();
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
          book: { ...book, bestAsk: asks[0]?.price ?? null, asks },
        };
        const number = sliderAmount(draft({ mode: 'market' }), rich, percent) ?? amount('0');
        const { cost, isWhole } = marketCost(asks, number);
        expect(isWhole).toBe(true);
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
