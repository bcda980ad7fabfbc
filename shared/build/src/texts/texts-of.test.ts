import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTemplate } from '../new-area/write-template';
import { ROOT } from '../root';
import { problemsOfTexts } from './texts-of';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'texts-')), 'mf-copy');
  await writeTemplate(folder, 'copy');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const rooms = ['area', 'ui'].map(name => path.join(ROOT, 'shared', name));
const problems = () => problemsOfTexts(folder, rooms);

async function change(code: string, how: (texts: Record<string, string>) => object): Promise<void> {
  const file = path.join(folder, 'src/locales', `${code}.json`);
  await writeFile(file, JSON.stringify(how(JSON.parse(await readFile(file, 'utf8')))));
}

it('finds nothing in a new area', () => {
  expect(problems()).toEqual([]);
});

it('finds what one language lacks, what is left in English, and what nobody asks for', async () => {
  await change('jp', ({ 'notices.day': _day, ...texts }) => texts);
  await change('kr', texts => ({ ...texts, 'notices.title': 'Notices' }));
  await change('zh', texts => ({ ...texts, 'notices.title': '公告 (新)' }));
  for (const code of ['en', 'hk', 'jp', 'kr', 'spa', 'zh'])
    await change(code, texts => ({ ...texts, unasked: `${code}!` }));
  expect(problems()).toEqual([
    'jp: notices.day is missing',
    'kr: notices.title equals its English and is not listed in same-as-english.json',
    'zh: notices.title has a narrow bracket where a wide one belongs',
    'unasked is not used',
  ]);
});

it('finds what area.ts names and nobody says', async () => {
  const file = path.join(folder, 'area.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('title.overview', 'title.gone'));
  expect(problems()).toEqual(['title.gone is used and does not exist', 'title.overview is not used']);
});
