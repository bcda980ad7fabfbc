import { decimal } from '@tradefloor/money';
import * as fc from 'fast-check';
import { ACCOUNTS, type Holding, OUTSIDE, PARTS, spot } from './account';
import { fromUnits, InsufficientBalance, Ledger, type Line, toUnits } from './ledger';

const holding: fc.Arbitrary<Holding> = fc.record({
  memberId: fc.integer({ min: 1, max: 4 }),
  currencyId: fc.integer({ min: 1, max: 3 }),
  account: fc.constantFrom(...ACCOUNTS),
  part: fc.constantFrom(...PARTS),
});
/** From one holding to another of the same currency. */
const move: fc.Arbitrary<Line[]> = fc
  .record({ from: holding, to: holding, units: fc.bigInt(1n, 1_000_000n), fromOutside: fc.boolean() })
  .map(({ from, to, units, fromOutside }) => [
    { holding: fromOutside ? spot(OUTSIDE, to.currencyId) : { ...from, currencyId: to.currencyId }, units: -units },
    { holding: to, units },
  ]);

function sumsOf(ledger: Ledger): bigint[] {
  const sums = new Map<number, bigint>();
  for (const { holding, units } of ledger.all()) {
    sums.set(holding.currencyId, (sums.get(holding.currencyId) ?? 0n) + units);
  }
  return [...sums.values()];
}

const belowZero = (ledger: Ledger) =>
  [...ledger.all()].filter(({ holding, units }) => units < 0n && holding.memberId !== OUTSIDE);

const unitsOf = (ledger: Ledger): bigint[] => [...ledger.all()].map(({ units }) => units);

function refuses(ledger: Ledger, lines: readonly Line[]): boolean {
  try {
    ledger.post(lines);
    return false;
  } catch (problem) {
    if (problem instanceof InsufficientBalance) return true;
    throw problem;
  }
}

describe('the ledger', () => {
  it('keeps every sum at zero and no member below zero, whatever is posted', () => {
    fc.assert(
      fc.property(fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { maxLength: 60 }), entries => {
        const ledger = new Ledger();
        for (const moves of entries) {
          const before = unitsOf(ledger);
          const wasRefused = refuses(ledger, moves.flat());
          expect(wasRefused ? unitsOf(ledger) : before).toEqual(before);
          expect(sumsOf(ledger).every(sum => sum === 0n)).toBe(true);
          expect(belowZero(ledger)).toEqual([]);
        }
      }),
    );
  });

  it('refuses an entry that does not balance', () => {
    const ledger = new Ledger();
    expect(() =>
      ledger.post([
        { holding: spot(OUTSIDE, 1), units: -2n },
        { holding: spot(1, 1), units: 1n },
      ]),
    ).toThrow(/does not balance/);
    expect(ledger.units(spot(1, 1))).toBe(0n);
  });

  it('keeps eighteen decimals exactly', () => {
    expect(fromUnits(toUnits(decimal('123456789.000000000000000001')))).toBe('123456789.000000000000000001');
  });
});
