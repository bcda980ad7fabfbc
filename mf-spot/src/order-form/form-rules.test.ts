import { asId, type PairKey, pairKey } from '@tradefloor/contract';
import { amount, compare, decimal, mul, price, scaleOf, SLIDER_PERCENTS, valueOfTyped } from '@tradefloor/money';
import * as fc from 'fast-check';
import { book, draft, facts, opened, scales, BTC } from '../testing/form-facts';
import { changedDraft, openedDraft } from './draft';
import { feeOf } from './fee';
import { faultsOf, type FormFacts, sliderAmount, summaryOf } from './form-summary';

const ETH: PairKey = pairKey(asId('2'), asId('3'));

describe('a draft', () => {
  it('opens at the last price, with all the digits of the pair', () => {
    expect(opened).toMatchObject({ side: 'buy', mode: 'limit', price: '100.00', amount: '', isDirty: false });
    expect(openedDraft(BTC, price('0'), scales).price).toBe('');
  });

  it('keeps the price after it was placed, and only the price', () => {
    const typed = changedDraft(changedDraft(opened, { kind: 'price', text: '99.5', scales }), {
      kind: 'amount',
      text: '2',
    });
    expect(changedDraft(typed, { kind: 'placed', pair: BTC, amount: '2' })).toMatchObject({
      price: '99.5',
      amount: '',
      isDirty: false,
    });
    // The next amount was typed before the answer came.
    const next = changedDraft(typed, { kind: 'amount', text: '23' });
    expect(changedDraft(next, { kind: 'placed', pair: BTC, amount: '2' })).toMatchObject({
      amount: '23',
      isDirty: true,
    });
    // It was placed while another pair's form was open.
    expect(changedDraft(typed, { kind: 'placed', pair: ETH, amount: '2' })).toBe(typed);
  });

  it('leaves nothing of another pair behind, and the trader’s side and mode as they were', () => {
    const sold = draft({ side: 'sell', mode: 'market', amount: '3', total: '7', isDirty: true, wasAsked: true });
    expect(openedDraft(ETH, price('3.5'), scales, sold)).toEqual({
      pair: ETH,
      side: 'sell',
      mode: 'market',
      price: '3.50',
      firstPrice: '3.50',
      amount: '',
      total: null,
      isDirty: false,
      wasAsked: false,
    });
  });

  it('is clean again once it is empty again', () => {
    const changed = (...texts: readonly (readonly ['price' | 'amount', string])[]) =>
      texts.reduce(
        (now, [kind, text]) => changedDraft(now, kind === 'price' ? { kind, text, scales } : { kind, text }),
        opened,
      );
    expect(changed(['price', '99'])).toMatchObject({ isDirty: true });
    expect(changed(['price', '99'], ['price', ''])).toMatchObject({ isDirty: false });
    expect(changed(['amount', '2'], ['price', ''])).toMatchObject({ isDirty: true });
    expect(changed(['amount', '2'], ['amount', ''])).toMatchObject({ isDirty: false });
    expect(changed(['price', '99'], ['amount', '2'], ['amount', ''])).toMatchObject({ price: '99', isDirty: true });
    expect(changed(['price', '99'], ['price', '100.00'])).toMatchObject({ isDirty: false });
  });

  it('pays a total that was typed at whichever price', () => {
    const without = changedDraft(opened, { kind: 'price', text: '', scales });
    const total = changedDraft(without, { kind: 'total', text: '50', price: null, scales });
    expect(total).toMatchObject({ amount: '', total: '50', isDirty: true });
    const priced = changedDraft(total, { kind: 'price', text: '4', scales });
    expect(priced).toMatchObject({ price: '4', amount: '12.5', total: '50' });
    expect(changedDraft(priced, { kind: 'price', text: '40', scales })).toMatchObject({ amount: '1.25', total: '50' });
    expect(changedDraft(priced, { kind: 'price', text: '', scales })).toMatchObject({ amount: '', total: '50' });
    expect(changedDraft(priced, { kind: 'mode', mode: 'limit' })).toMatchObject({ total: '50' });
    const amounted = changedDraft(priced, { kind: 'amount', text: '2' });
    expect(changedDraft(amounted, { kind: 'price', text: '5', scales })).toMatchObject({ amount: '2', total: null });
    const taken = { kind: 'taken', price: price('4'), scales, sum: null } as const;
    expect(changedDraft(total, taken)).toMatchObject({ price: '4.00', amount: '12.5', total: '50' });
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
    expect(summaryOf(draft({ side: 'sell', amount: '0.5001' }), facts).percent).toBe(101);
  });

  it('costs the fee that the server says; where it says none, the most that one takes (spot.fee-received)', () => {
    const told = { ...facts, fee: feeOf({ spotFee: decimal('0.1') }) };
    expect(summaryOf(draft({ amount: '2' }), told)).toMatchObject({ fee: '0.002', received: '1.998' });
    expect(feeOf({})).toEqual({ percent: '0.2', isMost: true });
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
    const empty = { ...facts, book: { ...book, asks: [] } as FormFacts['book'] };
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
