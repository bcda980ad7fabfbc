import { asId, pairKey } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { type Draft, openedDraft } from './draft';
import { feeOf } from './fee';
import { faultsOf, type FormFacts } from './form-summary';

const scales = { priceDigits: 2, amountDigits: 6 };
const row = (at: string) => ({ price: price(at), amount: amount('1'), sum: amount('1'), depth: 1, changed: null });
const book: FormFacts['book'] = {
  bids: [row('99.00')],
  asks: [row('100.00')],
  freshness: 'live',
};
const facts: FormFacts = {
  scales,
  available: null,
  book: null,
  fee: feeOf({}),
  reach: null,
  band: null,
  least: null,
  isPaused: false,
  own: [],
};
const draft = (more: Partial<Draft>): Draft => ({
  ...openedDraft(pairKey(asId('1'), asId('3')), price('100'), scales),
  ...more,
});

describe('what the exchange would refuse', () => {
  const band = { low: price('75.00'), high: price('125.00') };

  it.each([
    ['0.000099', 'form.fault.least'],
    ['0.0001', null],
    ['0', 'lay.innumber'],
    ['2', 'form.fault.insufficient'],
  ] as const)('an amount of %s is %s', (number, fault) => {
    const available = { base: amount('0'), quote: amount('100') };
    const faults = (least: FormFacts['least']) => faultsOf(draft({ amount: number }), { ...facts, available, least });
    expect(faults(amount('0.0001')).amount).toBe(fault);
    expect(faults(null).amount).toBe(fault === 'form.fault.least' ? null : fault);
  });

  it.each([
    ['74.99', 'form.fault.belowBand'],
    ['75', null],
    ['125.00', null],
    ['125.01', 'form.fault.aboveBand'],
    ['0', 'lay.inprice'],
  ] as const)('a limit of %s is %s', (at, fault) => {
    expect(faultsOf(draft({ price: at, amount: '1' }), { ...facts, band }).price).toBe(fault);
  });

  it('at market no price is asked, and in a paused pair none helps', () => {
    const market = draft({ mode: 'market', amount: '1', price: '1' });
    expect(faultsOf(market, { ...facts, book, band }).price).toBeNull();
    for (const one of [market, draft({ amount: '1' })]) {
      expect(faultsOf(one, { ...facts, book, isPaused: true }).price).toBe('form.fault.paused');
    }
  });
});
