import * as fc from 'fast-check';
import { readRegistry } from './read-registry';
import { EMPTY_REGISTRY, registry } from './registry';
import { aBuild, releasesOf } from './sample-builds';

const spot = aBuild({ area: 'spot', build: 'aaaaaaa1' });
const market = aBuild({ area: 'market', build: 'bbbbbbb1' });

function document(areas: Record<string, unknown>, more: Record<string, unknown> = {}): unknown {
  return { schema: 1, revision: 7, updated: '2026-11-20T10:00:00.000Z', areas, ...more };
}
const good = {
  spot: releasesOf([spot], { stable: 'aaaaaaa1' }),
  market: releasesOf([market], { stable: 'bbbbbbb1' }),
};

describe('readRegistry', () => {
  it('reads what we write, exactly and without complaint', () => {
    expect(readRegistry(document(good))).toEqual({ registry: document(good), problems: [] });
  });

  it('keeps what a newer version wrote beside what we know, at every level', () => {
    const signed = { ...spot, signature: 'ed25519:…' };
    const newer = document(
      {
        spot: {
          ...releasesOf([signed], { stable: 'aaaaaaa1' }),
          shadow: { build: 'aaaaaaa1' },
        },
      },
      { signedBy: 'release-key-2' },
    );
    expect(readRegistry(newer)).toEqual({ registry: newer, problems: [] });
  });

  it('reads what an older version left out as none', () => {
    const { registry, problems } = readRegistry({ schema: 1, revision: 2, areas: { spot: { builds: [spot] } } });
    expect(problems).toEqual([]);
    expect(registry.areas['spot']).toEqual({ builds: [spot], stable: null, lastGood: [], blocked: [] });
  });

  it('leaves out an area that cannot be read, and tells which', () => {
    const { registry, problems } = readRegistry(document({ ...good, spot: { builds: 'many' } }));
    expect(Object.keys(registry.areas)).toEqual(['market']);
    expect(problems).toEqual([{ kind: 'area', area: 'spot', detail: expect.stringContaining('builds') }]);
  });

  it('an area whose blocked list cannot be read is left out whole: nothing blocked may come back', () => {
    const { registry } = readRegistry(document({ spot: { ...good.spot, blocked: 'aaaaaaa1' } }));
    expect(registry.areas).toEqual({});
  });

  it('passes over one build that cannot be read and keeps the others', () => {
    const strange = { ...aBuild({ build: 'aaaaaaa2' }), routes: [{ path: '/dealCenter', access: 'vip' }] };
    const releases = releasesOf([spot], { stable: 'aaaaaaa2', lastGood: ['aaaaaaa1'] });
    const { registry, problems } = readRegistry(document({ spot: { ...releases, builds: [strange, spot] } }));
    expect(registry.areas['spot']?.builds).toEqual([spot]);
    expect(problems).toEqual([
      { kind: 'build', area: 'spot', index: 0, detail: expect.stringContaining('routes.0.access') },
    ]);
  });

  it('passes over a build that says it belongs to another area', () => {
    const { registry, problems } = readRegistry(document({ spot: releasesOf([market]) }));
    expect(registry.areas['spot']?.builds).toEqual([]);
    expect(problems).toMatchObject([{ kind: 'build', area: 'spot', detail: 'is a build of market' }]);
  });

  it('leaves an id to the area that published it first', () => {
    const twin = aBuild({ area: 'lending', build: spot.build, published: '2026-11-22T00:00:00.000Z' });
    const areas = { lending: releasesOf([twin], { stable: twin.build }), spot: releasesOf([spot]) };
    const { registry, problems } = readRegistry(document(areas));
    expect(registry.areas).toEqual({ ...areas, lending: { ...areas.lending, builds: [] } });
    expect(problems).toEqual([{ kind: 'build', area: 'lending', index: 0, detail: 'aaaaaaa1 is a build of spot' }]);
  });

  it('tells a schema that is newer than ours, and reads what it can', () => {
    const { registry, problems } = readRegistry(document(good, { schema: 2 }));
    expect(problems).toEqual([{ kind: 'newer-schema', schema: 2 }]);
    expect(registry.areas).toEqual(good);
  });

  it.each([null, 'text', [], {}, { schema: 1 }, { schema: 1, revision: -1, areas: {} }])(
    'says that %j is unreadable',
    given => {
      expect(readRegistry(given)).toEqual({
        registry: EMPTY_REGISTRY,
        problems: [{ kind: 'unreadable', detail: expect.any(String) }],
      });
    },
  );

  it('takes any JSON at all without throwing, and what comes out is always a valid registry', () => {
    const anything = fc.jsonValue();
    const areas = fc.dictionary(fc.constantFrom('spot', 'market', '__proto__', 'Not a name'), anything);
    fc.assert(
      fc.property(fc.oneof(anything, areas.map(document)), given => {
        expect(registry.safeParse(readRegistry(given).registry).success).toBe(true);
      }),
    );
  });
});
