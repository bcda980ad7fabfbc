import { ways } from '..';
import { addressesOfAreas, browserSources } from '../testing/areas-on-disk';

// An address that a way leads to stands in its area's `area.ts` and in `ways.ts`; one that is an area's own affair also
// in that area. Everywhere else it would go on leading to where the screen was.

const areas = addressesOfAreas();
const known = new Set(areas.flatMap(({ all }) => [...all]));
const everything = { id: '7', of: 'register' };
const led = new Set(
  Object.values(ways).map(way => (way as (given: object) => string)(everything).replace(/[?#].*/, '')),
);

/** Read by the build, and typed by `area.ts`: a key for each of its routes. */
const IN_PLACE = /^(mf-[^/]+|shell\/ops\/screen)\/src\/main\.ts$|^shared\/platform\/src\/ways\/ways\.ts$/;

/** `'/dealCenter'`, `"/dealCenter?…"`, `${origin}/dealCenter`; home only where it is plainly an address. */
const WRITTEN = /(?<=['"`}])\/[a-z][\w/-]*/gi;
const LINKED = /(?:\b(?:to|href)=\{?|\bnavigate\(|\bto: )['"`](\/[\w/-]*)(?=['"`?#])/gi;

function problemsIn(text: string, own: ReadonlySet<string>): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const written = [...code.matchAll(WRITTEN)].map(([path]) => path);
  const linked = [...code.matchAll(LINKED)].map(([, path = '']) => path);
  const misplaced = [...written, ...linked].filter(path => known.has(path) && (led.has(path) || !own.has(path)));
  const lost = linked.filter(path => !known.has(path));
  return [...misplaced.map(path => `${path} is for a way`), ...lost.map(path => `${path} leads nowhere`)];
}

const nothing: ReadonlySet<string> = new Set();
const ownOf = (path: string) => areas.find(({ area }) => path.startsWith(`${area}/`))?.all ?? nothing;

it('finds no address of a way, nor of another area, in the sources', () => {
  const sources = browserSources().filter(({ path }) => !IN_PLACE.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const problems = sources.flatMap(({ path, text }) =>
    problemsIn(text, ownOf(path)).map(problem => `${path}: ${problem}`),
  );
  expect([...new Set(problems)]).toEqual([]);
});

it.each([
  ['<Link to="/components/login">', ['/components/login is for a way']],
  ["navigate('/')", ['/ is for a way']],
  ['`${origin}/components/register?code=1`', ['/components/register is for a way']],
  ["const PAGE = '/match'", ['/match is for a way']],
  ["{ to: '/nowhere' }", ['/nowhere leads nowhere']],
  ['/** As in `/dealCenter`. */ // no link\n  // to="/dealCenter"', []],
  ["pair.split('/')", []],
  ["get('/api/user/info')", []],
])('reads %s', (text, problems) => {
  expect([...new Set(problemsIn(text, nothing))]).toEqual(problems);
});

it('lets an area name what is its own and nobody else is sent to', () => {
  const own = new Set(['/upstart', '/noticeList']);
  expect(problemsIn('<Link to="/upstart">', own)).toEqual([]);
  expect(problemsIn("'/noticeList'", own)).toEqual(['/noticeList is for a way']);
});
