import { keptPromises } from './kept-promises';
import { parted } from './parted';
import { filesOf, isTest, sources } from './sources';

// A shell that is open still may be older than what an area uses: the area's range says which are too old for it. What
// is optional, or asked for with `?.`, is for older shells too.

/** `platform.refresh(…)`, `const { refresh } = usePlatform()`. Not `platform.refresh?.(…)`. */
function usedIn(source: string): string[] {
  const { code } = parted(source);
  const direct = [...code.matchAll(/\bplatform\.(\w+)(?!\w*\?\.)/g)].map(([, name = '']) => name);
  const taken = [...code.matchAll(/\{([^{}]*)\}\s*=\s*(?:usePlatform\(\)|platform\b)/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => /\w+/.exec(name)?.[0] ?? ''),
  );
  return [...new Set([...direct, ...taken])].filter(name => name !== '');
}

it.each([
  ['void platform.refresh(userTopic);', ['refresh']],
  ['const { http, refresh: again } = usePlatform();', ['http', 'refresh']],
  ['const { confirm } = platform;', ['confirm']],
  ['platform.refresh?.(userTopic); // platform.bus', []],
])('in %j are used %j', (source, used) => {
  expect(usedIn(source)).toEqual(used);
});

const numbers = (version: string) => version.split('.').map(part => Number.parseInt(part, 10));

function isLater(one: string, other: string): boolean {
  const [a, b] = [numbers(one), numbers(other)];
  const at = a.findIndex((number, place) => number !== b[place]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** The members of the platform that are there for good, with what brought them. */
const since = new Map(
  [...keptPromises()].flatMap(([name, { since: version, as }]) => {
    const [, member] = /^Platform\.(\w+)$/.exec(name) ?? [];
    return member && !as.includes('?:') ? [[member, version] as const] : [];
  }),
);

/** The rooms that an area carries with it, by its package.json. */
const carriedBy = (area: string) =>
  ['area', 'trading', 'market'].filter(room =>
    filesOf(/^package\.json$/, area).some(({ text }) => text.includes(`"@tradefloor/${room}"`)),
  );

const areas = filesOf(/^area\.ts$/).filter(({ path }) => /^(mf-[^/]+|shell\/ops\/screen)\/area\.ts$/.test(path));

it('finds the areas', () => {
  expect(areas.length).toBeGreaterThan(6);
});

describe.each(areas.map(({ path, text }) => [path.replace('/area.ts', ''), text] as const))('%s', (area, text) => {
  const floor = /platform: '\^([\d.]+)'/.exec(text)?.[1] ?? '';

  it('asks for a platform that has all that it uses', () => {
    const used = new Set(
      [area, ...carriedBy(area).map(room => `shared/${room}`)]
        .flatMap(folder => sources(folder))
        .filter(source => !isTest(source) && !source.path.includes('/testing/'))
        .flatMap(source => usedIn(source.text)),
    );
    const missing = [...used].filter(name => isLater(since.get(name) ?? '0.0.0', floor));
    expect(missing.map(name => `${name} came with ${since.get(name)}; the range is ^${floor}`)).toEqual([]);
  });
});
