import * as fc from 'fast-check';
import { type Evidence, NO_EVIDENCE, type Span, weighed, weightOf } from './evidence';

/** The same each time; chance that changes by the run would fail one build in a thousand. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Trial {
  readonly rates: { readonly tried: number; readonly stable: number };
  readonly looks: number;
  readonly tolerated?: number;
  readonly usual?: number;
}

/** Ten visits with it and ninety without between two looks; the highest weight that was ever seen. */
function highest({ rates, looks, tolerated = 1, usual = 0 }: Trial, seed: number): number {
  const next = chance(seed);
  const events = (visits: number, rate: number) => Array.from({ length: visits }, next).filter(at => at < rate).length;
  let evidence: Evidence = NO_EVIDENCE;
  let most = 0;
  for (let look = 0; look < looks; look += 1) {
    const span: Span = {
      tried: { visits: 10, events: events(10, rates.tried) },
      stable: { visits: 90, events: events(90, rates.stable) },
    };
    evidence = weighed(evidence, span, { tolerated, usual });
    most = Math.max(most, weightOf(evidence));
  }
  return most;
}

const share = (trial: Trial, above: number) => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed * 7919 + 1);
  return seeds.filter(seed => highest(trial, seed) >= above).length / seeds.length;
};

describe('a build that is no worse', () => {
  it.each([0.002, 0.02, 0.3])(
    'is held to be worse in less than one of a hundred canaries, looked at 80 times: %s',
    rate => {
      expect(share({ rates: { tried: rate, stable: rate }, looks: 80 }, 100)).toBeLessThanOrEqual(0.01);
    },
  );

  it('is not held to be worse where those without it count as well, whatever was thought to be usual', () => {
    const trial = { rates: { tried: 0.25, stable: 0.25 }, looks: 80, usual: 0.4 };
    expect(share(trial, 100)).toBeLessThanOrEqual(0.01);
  });

  it('is not held to be worse for what is tolerated', () => {
    expect(share({ rates: { tried: 0.06, stable: 0.04 }, looks: 80, tolerated: 1.5 }, 100)).toBeLessThanOrEqual(0.01);
  });
});

describe('a build that is worse', () => {
  it.each([
    ['fails always, where nothing failed before', { tried: 1, stable: 0 }, 1],
    ['fails one time in ten, where one in two hundred did', { tried: 0.1, stable: 0.005 }, 15],
    ['fails three times as often', { tried: 0.06, stable: 0.02 }, 120],
    ['has often what a quarter has', { tried: 0.375, stable: 0.25 }, 40, 0.25],
  ])('%s: is found out', (_, rates, looks, usual = 0) => {
    expect(share({ rates, looks, usual }, 100)).toBeGreaterThan(0.9);
  });
});

it('says the same of visits however they are cut into looks', () => {
  const count = fc.integer({ min: 0, max: 40 });
  const terms = { tolerated: 1, usual: 0 };
  fc.assert(
    fc.property(count, count, (tried, stable) => {
      const whole: Span = { tried: { visits: 100, events: tried }, stable: { visits: 900, events: stable } };
      const none: Span = { tried: { visits: 10, events: 0 }, stable: { visits: 90, events: 0 } };
      const [ours, theirs] = [
        { ...whole, stable: { visits: 0, events: 0 } },
        { ...whole, tried: { visits: 0, events: 0 } },
      ];
      const once = weighed(NO_EVIDENCE, whole, terms);
      expect(weighed(once, none, terms)).toEqual(once);
      const alone = weighed(NO_EVIDENCE, ours, terms);
      expect(weightOf(alone)).toBe(1);
      expect(weighed(alone, theirs, terms)).toEqual(once);
    }),
  );
});
