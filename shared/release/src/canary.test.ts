import { canariesFor, DRAWS, withCanaries } from './canary';
import { candidates, onlyOffered } from './choose-build';
import { readRegistry } from './read-registry';
import { EMPTY_REGISTRY, type Canary, type Registry } from './registry';
import { aBuild, releasesOf } from './sample-builds';

const OLD = aBuild({ area: 'spot', build: 'aaaa1111' });
const NEW = aBuild({ area: 'spot', build: 'bbbb2222' });
const NOW = new Date('2026-11-20T10:00:00.000Z');
const LATER = '2026-11-20T11:00:00.000Z';

function trying(canary: Partial<Canary>, blocked: string[] = []): Registry {
  const tried = { build: NEW.build, percent: 10, until: LATER, ...canary };
  const spot = releasesOf([NEW, OLD], { stable: OLD.build, blocked, canary: tried });
  return { ...EMPTY_REGISTRY, areas: { spot } };
}

const inIt = (registry: Registry) =>
  Array.from({ length: DRAWS }, (_, draw) => draw).filter(draw => canariesFor(registry, draw, NOW).length > 0);

describe('a canary', () => {
  it.each([0.5, 10, 50, 100])('is given to %s percent of the browsers', percent => {
    const share = (inIt(trying({ percent })).length / DRAWS) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(1.5);
  });

  it('is given to the same browsers when it is widened', () => {
    const wide = new Set(inIt(trying({ percent: 50 })));
    expect(inIt(trying({ percent: 10 })).every(draw => wide.has(draw))).toBe(true);
  });

  it('is given to others when it is another build', () => {
    const other = aBuild({ area: 'spot', build: 'cccc3333' });
    const next = trying({ build: other.build });
    const both = {
      ...next,
      areas: { spot: { ...releasesOf([other, OLD]), ...next.areas['spot'], builds: [other, OLD] } },
    };
    const before = new Set(inIt(trying({})));
    const again = inIt(both).filter(draw => before.has(draw)).length;
    expect(again / before.size).toBeLessThan(0.2);
  });

  it('comes first where it is given, and falls back to what everybody gets', () => {
    const [draw = 0] = inIt(trying({}));
    const { spot } = withCanaries(trying({}), draw, NOW).areas;
    expect(spot && candidates(spot, '1.0.0').map(({ build }) => build)).toEqual([NEW.build, OLD.build]);
    const passed = spot && candidates(spot, '1.0.0', new Set([NEW.build])).map(({ build }) => build);
    expect(passed).toEqual([OLD.build]);
  });

  it('is nobody’s when it is over, when it is blocked, and where its build is not known', () => {
    expect(inIt(trying({ percent: 100, until: NOW.toISOString() }))).toEqual([]);
    expect(inIt(trying({ percent: 100 }, [NEW.build]))).toEqual([]);
    expect(inIt(trying({ percent: 100, build: 'dddd4444' }))).toEqual([]);
  });

  it('is offered to clients, and is no build that others fall back to', () => {
    const registry = onlyOffered(trying({}));
    expect(registry.areas['spot']?.builds.map(({ build }) => build)).toEqual([OLD.build, NEW.build]);
    const { spot } = registry.areas;
    expect(spot && candidates(spot, '1.0.0').map(({ build }) => build)).toEqual([OLD.build]);
  });

  it('costs nobody anything else when it cannot be read', () => {
    const unreadable = { schema: 1, revision: 2, areas: { spot: { ...trying({}).areas['spot'], canary: 'half' } } };
    const { registry, problems } = readRegistry(unreadable);
    expect(problems).toEqual([{ kind: 'canary', area: 'spot', detail: expect.any(String) }]);
    expect(registry.areas['spot']).toEqual({ builds: [NEW, OLD], stable: OLD.build, lastGood: [], blocked: [] });
  });
});
