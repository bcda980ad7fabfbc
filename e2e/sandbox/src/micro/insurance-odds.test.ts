import { amount, insurancePayout, insuranceState } from '@tradefloor/money';
import { Chance } from '../clock/chance';
import { DURATIONS, LONGEST_INSURED_SECONDS, PAYABLE } from './terms';

const [usdt] = PAYABLE;
if (!usdt) throw new Error('Nothing is paid in.');
const insured = DURATIONS.filter(({ seconds }) => seconds <= LONGEST_INSURED_SECONDS);
const longer = DURATIONS.filter(({ seconds }) => seconds > LONGEST_INSURED_SECONDS);
const part = (percent: string): number => Number(percent) / 100;

describe.each(usdt.insurances)('$name at $rate %, paying $share %', ({ rate, share }) => {
  /** Of the insured sum; what is won or lost so far runs from −1, beyond which nothing more is paid, to 1, where it ends. */
  const STEPS = 40;
  const paid = (result: number) => (result <= -0.5 ? part(share) * Math.min(-result, 1) : 0);

  /**
   * All that a member can do: at any result so far, any number, as often as he likes, or no further order at all. The
   * most that all of it together can be worth to him, the price apart, found by going over every choice until none is
   * better than what is known.
   */
  function mostWorth(profit: number, losing: number): number {
    let worth = Array.from({ length: 2 * STEPS + 1 }, (_, index) => paid(index / STEPS - 1));
    const at = (result: number): number => {
      if (result >= 1) return 0;
      const place = (Math.max(result, -1) + 1) * STEPS;
      const below = Math.floor(place);
      const share = place - below;
      return (worth[below] ?? 0) * (1 - share) + (worth[below + 1] ?? 0) * share;
    };
    const edge = losing - (1 - losing) * profit + part(usdt?.fee ?? '0');
    for (let better = true; better;) {
      better = false;
      const next = worth.map((known, index) => {
        if (index === 2 * STEPS) return 0;
        const result = index / STEPS - 1;
        let best = known;
        for (let step = 1; step <= 3 * STEPS; step += 1) {
          const number = step / STEPS;
          const expected = losing * at(result - number) + (1 - losing) * at(result + profit * number) - edge * number;
          if (expected > best + 1e-9) best = expected;
        }
        better ||= best > known;
        return best;
      });
      worth = next;
    }
    return at(0);
  }

  it.each(insured)('costs more than anything that can be done with it in $seconds seconds', ({ profitRatio }) => {
    // A member may know a little of where the price goes.
    for (const losing of [0.49, 0.5, 0.51]) {
      expect(mostWorth(part(profitRatio), losing)).toBeLessThan(part(rate));
    }
  });

  it('would be a gift with the longest duration: what is not insured is left out for a reason', () => {
    const gifts = longer.filter(({ profitRatio }) => mostWorth(part(profitRatio), 0.5) > part(rate));
    expect(gifts.map(({ seconds }) => seconds)).toContain(3_600);
  });
});

it('an order that is not insured is worth less than its fee, whatever its duration', () => {
  for (const { profitRatio } of DURATIONS) {
    for (const losing of [0.495, 0.5]) {
      expect((1 - losing) * part(profitRatio) - losing - part(usdt.fee)).toBeLessThan(0);
    }
  }
});

/** How members play who think that they know: what they put, given what is won or lost so far; nothing ends it. */
const WAYS: Readonly<Record<string, (result: number, chance: Chance) => number>> = {
  'all at once': result => (result === 0 ? 1 : 0),
  'all, and after a win all again': result => (result > -0.5 ? 1 + Math.max(result, 0) : 0),
  'half, until it is lost': result => (result > -0.5 ? 0.5 : 0),
  'a tenth at a time': result => (result > -0.5 ? 0.1 : 0),
  'double after a loss': result => (result > -0.5 ? Math.max(0.1, -2 * result) : 0),
  'down to the last': result => (result > -1 ? 1 + result : 0),
  'by chance': (result, chance) => (result > -0.5 && chance.happens(0.8) ? chance.between(0.05, 2) : 0),
};
const ROUNDS = 10_000;
const SUM = 1_000;

it.each(Object.keys(WAYS))('simulated, the house keeps something of who plays %s', name => {
  const chance = new Chance(5);
  const way = WAYS[name];
  if (!way) throw new Error('No way.');
  for (const { rate, share } of usdt.insurances) {
    for (const { profitRatio } of insured) {
      // What is likely to happen is no money: it is reckoned in floats.
      let kept = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        kept += SUM * part(rate);
        let result = 0;
        for (let turn = 0; turn < 40 && result < SUM; turn += 1) {
          const number = way(result / SUM, chance) * SUM;
          if (number === 0) break;
          const moved = chance.happens(0.5) ? number * part(profitRatio) : -number;
          result += moved;
          kept += number * part(usdt.fee) - moved;
        }
        const lost = amount(result.toFixed(2));
        if (insuranceState(amount(String(SUM)), lost) === 'claim-due') {
          kept -= Number(insurancePayout(amount(String(SUM)), lost, share));
        }
      }
      expect(kept / ROUNDS).toBeGreaterThan(0);
    }
  }
});
