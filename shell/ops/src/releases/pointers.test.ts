import type { AreaReleases } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import * as fc from 'fast-check';
import { blocked, promoted, rolledBack, rollbackTargets, unblocked } from './pointers';

const ids = ['aaaaaaa1', 'aaaaaaa2', 'aaaaaaa3', 'aaaaaaa4', 'aaaaaaa5', 'aaaaaaa6', 'aaaaaaa7', 'aaaaaaa8'];
const id = fc.constantFrom(...ids);

/** As the commands would let it through: nothing blocked is promoted or gone back to. */
type Move = (releases: AreaReleases) => AreaReleases;
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(id, fc.boolean()).map(([build, now]): Move => before => {
    return before.blocked.includes(build) ? before : promoted(before, build, now);
  }),
  fc.option(id).map((named): Move => before => {
    const target = named ?? rollbackTargets(before)[0] ?? null;
    return target === null || before.blocked.includes(target) ? before : rolledBack(before, target, false);
  }),
  id.map(
    (build): Move =>
      before =>
        blocked(before, build, true),
  ),
  id.map(
    (build): Move =>
      before =>
        unblocked(before, build),
  ),
);

describe('pointers', () => {
  it('whatever the operators do, clients are pointed at known, unblocked builds, each once', () => {
    const fresh = releasesOf(ids.map(build => aBuild({ build })));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), moves => {
        const { stable, lastGood, blocked: never, now, builds } = moves.reduce((before, next) => next(before), fresh);
        const pointed = [...(stable === null ? [] : [stable]), ...lastGood];
        expect(new Set(pointed).size).toBe(pointed.length);
        expect(pointed.filter(build => never.includes(build))).toEqual([]);
        expect(lastGood.length).toBeLessThanOrEqual(5);
        expect(stable === null && lastGood.length > 0).toBe(false);
        expect([undefined, stable]).toContain(now);
        expect(builds).toBe(fresh.builds);
      }),
    );
  });

  it('a promote and a rollback are each other’s reverse', () => {
    const before = releasesOf([], { stable: 'aaaaaaa1', lastGood: ['aaaaaaa2'] });
    const after = promoted(before, 'aaaaaaa3', false);
    expect(rolledBack(after, rollbackTargets(after)[0] ?? '', false)).toEqual(before);
  });
});
