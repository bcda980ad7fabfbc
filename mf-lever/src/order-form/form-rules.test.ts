import { asId, pairKey } from '@tradefloor/contract';
import { amount, decimal, price, ZERO } from '@tradefloor/money';
import * as fc from 'fast-check';
import { changedDraft, type Draft, openedDraft, readDraft } from './draft';
import { faultsOf, type FormFacts, isFaultless, summaryOf } from './form-rules';

const BTC = pairKey(asId('1'), asId('3'));
const ETH = pairKey(asId('2'), asId('3'));
const opened = openedDraft(BTC, price('100'), 2);
const draft = (more: Partial<Draft>): Draft => ({ ...opened, multiplier: '10', hands: '5', ...more });

const facts: FormFacts = {
  terms: { spread: decimal('1'), fee: decimal('0.1'), shareNumber: decimal('0.1') },
  deal: {
    multiple: { multipliers: [decimal('10'), decimal('20')], handPresets: [decimal('1')] },
    handLimits: { min: decimal('2'), max: decimal('50') },
  },
  account: { available: amount('100'), margins: ZERO, profits: ZERO, net: ZERO, mark: price('100') },
  mark: price('100'),
  scale: 2,
  band: { low: price('90'), high: price('110') },
  isPaused: false,
  isOutdated: false,
};

describe('what stands in the form', () => {
  it('keeps side, kind and multiplier from pair to pair, and nothing else', () => {
    const before = draft({ direction: 'short', mode: 'limit', isDirty: true, wasAsked: true });
    expect(openedDraft(ETH, price('3.5'), 2, before)).toEqual({
      pair: ETH,
      direction: 'short',
      mode: 'limit',
      price: '3.50',
      firstPrice: '3.50',
      hands: '',
      multiplier: '10',
      isDirty: false,
      wasAsked: false,
    });
  });

  it('takes the numbers of the calculator, at market where it named no price', () => {
    const numbers = { direction: 'short', price: price('95'), multiplier: decimal('20'), hands: decimal('7') } as const;
    expect(changedDraft(opened, { kind: 'numbers', numbers })).toMatchObject({
      direction: 'short',
      mode: 'limit',
      price: '95',
      multiplier: '20',
      hands: '7',
      isDirty: true,
    });
    expect(changedDraft(opened, { kind: 'numbers', numbers: { ...numbers, price: null } })).toMatchObject({
      mode: 'market',
      price: '100.00',
    });
  });

  it('is clean again once it is empty again', () => {
    const changed = (...texts: readonly (readonly ['price' | 'hands', string])[]) =>
      texts.reduce((now, [kind, text]) => changedDraft(now, { kind, text }), opened);
    expect(changed(['price', '99'])).toMatchObject({ isDirty: true });
    expect(changed(['price', '99'], ['price', ''])).toMatchObject({ isDirty: false });
    expect(changed(['hands', '2'], ['price', ''])).toMatchObject({ isDirty: true });
    expect(changed(['hands', '2'], ['hands', ''])).toMatchObject({ isDirty: false });
    expect(changed(['price', '99'], ['hands', '2'], ['hands', ''])).toMatchObject({ price: '99', isDirty: true });
  });

  it('is emptied when it was placed, unless another pair is open by then', () => {
    const typed = draft({ isDirty: true, wasAsked: true });
    expect(changedDraft(typed, { kind: 'placed', pair: BTC, hands: '5' })).toMatchObject({
      hands: '',
      price: '100.00',
      isDirty: false,
    });
    // The next hands were typed before the answer came.
    const next = changedDraft(typed, { kind: 'hands', text: '7' });
    expect(changedDraft(next, { kind: 'placed', pair: BTC, hands: '5' })).toMatchObject({ hands: '7', isDirty: true });
    expect(changedDraft(typed, { kind: 'placed', pair: ETH, hands: '5' })).toEqual(typed);
  });

  it('reads what another build kept, and no nonsense', () => {
    expect(readDraft({ ...draft({}), more: 1 })).toMatchObject({ hands: '5', multiplier: '10', isDirty: true });
    expect(readDraft({ ...draft({}), direction: 'up' })).toBeNull();
    expect(readDraft({ hands: 3 })).toBeNull();
  });
});

describe('what the order comes to', () => {
  it('reckons at the mark with its spread, raised for a long and lowered for a short', () => {
    const long = summaryOf(draft({ mode: 'market' }), facts)?.calculation;
    // 101 × 5 × 0.1 = 50.5; a tenth of it; a tenth of a percent.
    expect(long?.estimate).toEqual({ price: '101', value: '50.5', margin: '5.05', fee: '0.0505', total: '5.1005' });
    expect(summaryOf(draft({ mode: 'market', direction: 'short' }), facts)?.calculation.estimate.price).toBe('99');
  });

  it('says where it would be liquidated, and what it would lose there', () => {
    const poor = { ...facts, account: { ...facts.account, available: amount('8') } } as FormFacts;
    const summary = summaryOf(draft({ mode: 'market' }), poor);
    // Available 2.8995, margin 5.05, 0.5 BTC at 101: 1.1 × 5.05 is left at 100.2 − … below the mark.
    expect(summary?.calculation.liquidation).toBe('96.21');
    expect(summary?.lossThere).toBe('-2.395');
  });

  it('opens a limit that the market is past at the market’s better price', () => {
    expect(summaryOf(draft({ mode: 'limit', price: '105' }), facts)).toMatchObject({ opensNow: true, asked: '105' });
    expect(summaryOf(draft({ mode: 'limit', price: '105' }), facts)?.calculation.estimate.price).toBe('101');
    const short = summaryOf(draft({ mode: 'limit', price: '105', direction: 'short' }), facts);
    expect(short).toMatchObject({ opensNow: false });
    expect(short?.calculation.estimate.price).toBe('103.95');
  });

  it('says nothing while something is missing', () => {
    expect(summaryOf(draft({ hands: '' }), facts)).toBeNull();
    expect(summaryOf(draft({ multiplier: null }), facts)).toBeNull();
    expect(summaryOf(draft({ multiplier: '30' }), facts)).toBeNull();
    expect(summaryOf(draft({}), { ...facts, deal: null })).toBeNull();
    expect(summaryOf(draft({ hands: '1.5' }), facts)).toBeNull();
  });
});

describe('what is wrong', () => {
  it.each([
    ['', 'missing'],
    ['0', 'not-whole'],
    ['1.5', 'not-whole'],
    ['1', 'below-min'],
    ['2', null],
    ['50', null],
    ['51', 'above-max'],
  ] as const)('with %s hands between 2 and 50: %s (leverage.hands-limits)', (hands, fault) => {
    expect(faultsOf(draft({ hands }), facts).hands).toBe(fault);
  });

  it('knows no upper limit where the most is 0', () => {
    const deal = { ...facts.deal, handLimits: { min: decimal('1'), max: decimal('0') } } as FormFacts['deal'];
    expect(faultsOf(draft({ hands: '99999' }), { ...facts, deal }).hands).toBeNull();
  });

  it.each([
    ['', 'missing'],
    ['0', 'missing'],
    ['89.99', 'below-band'],
    ['90', null],
    ['110', null],
    ['110.01', 'above-band'],
  ] as const)('with a limit of %s: %s', (at, fault) => {
    expect(faultsOf(draft({ mode: 'limit', price: at }), facts).price).toBe(fault);
  });

  it('asks for a multiplier that is offered, and for what margin and fee take', () => {
    expect(faultsOf(draft({ multiplier: null }), facts).multiplier).toBe('missing');
    expect(faultsOf(draft({ multiplier: '30' }), facts).multiplier).toBe('missing');
    const of = (available: string) =>
      faultsOf(draft({ mode: 'market' }), {
        ...facts,
        account: { ...facts.account, available: amount(available) },
      } as FormFacts).order;
    expect(of('5.1004')).toBe('short');
    // What is left does not carry it: 120 or below is refused.
    expect(of('6.6')).toBe('risk');
    expect(of('6.7')).toBeNull();
  });

  it('places nothing while the pair is paused, or its terms are not known', () => {
    expect(faultsOf(draft({ mode: 'market' }), { ...facts, isPaused: true }).price).toBe('paused');
    expect(faultsOf(draft({}), { ...facts, deal: null }).order).toBe('no-terms');
  });

  it('opens nothing at a price that is no longer the market’s, but at a limit (leverage.live-price)', () => {
    expect(faultsOf(draft({ mode: 'market' }), { ...facts, isOutdated: true }).price).toBe('outdated');
    expect(faultsOf(draft({ mode: 'limit' }), { ...facts, isOutdated: true }).price).toBeNull();
  });

  it('lets through exactly what the exchange would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 8_000, max: 12_000 }), (hands, cents) => {
        const wish = draft({ mode: 'limit', hands: String(hands), price: (cents / 100).toFixed(2) });
        const isFine = hands >= 2 && hands <= 50 && cents >= 9_000 && cents <= 11_000;
        const rich = { ...facts, account: { ...facts.account, available: amount('100000') } } as FormFacts;
        expect(isFaultless(faultsOf(wish, rich))).toBe(isFine);
      }),
    );
  });
});
