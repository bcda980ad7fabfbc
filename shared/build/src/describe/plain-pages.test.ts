import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// An area shows the plain list of its routes only until it has screens: a page that is left then is a hole.

const ROOT = path.join(__dirname, '../../../..');
const OF_A_PLAIN_AREA = new Set(['locales', 'overview']);

/** The folders of screens that stand beside a plain page of routes; none where there is only one or the other. */
function leftOver(folders: readonly string[], sources: readonly string[]): readonly string[] {
  const screens = folders.filter(folder => !OF_A_PLAIN_AREA.has(folder));
  return sources.some(source => /\bRoutesPage\b/.test(source)) ? screens : [];
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesUnder(file);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(file, 'utf8')] : [];
  });
}

const areas = [...readdirSync(ROOT).filter(name => name.startsWith('mf-')), 'shell/ops/screen'];

it.each(areas)('%s has screens or lists its routes, not both', area => {
  const src = path.join(ROOT, area, 'src');
  const folders = readdirSync(src, { withFileTypes: true }).filter(entry => entry.isDirectory());
  expect(
    leftOver(
      folders.map(({ name }) => name),
      sourcesUnder(src),
    ),
  ).toEqual([]);
});

it('finds a plain page that was left', () => {
  expect(leftOver(['locales', 'overview', 'deal-centre'], ['<RoutesPage area={area} />'])).toEqual(['deal-centre']);
  expect(leftOver(['locales', 'deal-centre'], ['<DealCentre />'])).toEqual([]);
});
