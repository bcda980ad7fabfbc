import { LANGUAGES } from '@tradefloor/release';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { labelsOf } from './labels';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'labels-'));
  await mkdir(path.join(folder, 'src/locales'), { recursive: true });
  for (const code of LANGUAGES) await write(code, `{ "title": "${code}" }`);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (code: string, text: string) => writeFile(path.join(folder, 'src/locales', `${code}.json`), text);

describe('labelsOf', () => {
  it('says a text in all languages', async () => {
    expect((await labelsOf(folder))('title')).toMatchObject({ en: 'en', kr: 'kr' });
  });

  it.each([
    ['is not there', () => rm(path.join(folder, 'src/locales/kr.json'))],
    ['is no JSON', () => write('kr', '{')],
    ['has something else than texts', () => write('kr', '{ "title": 1 }')],
  ])('names the file that %s', async (_what, spoil) => {
    await spoil();
    await expect(labelsOf(folder)).rejects.toThrow(`${path.join(folder, 'src/locales/kr.json')} can't be read: `);
  });

  it('names the file that lacks a text', async () => {
    const label = await labelsOf(folder);
    expect(() => label('none')).toThrow(`lacks "none", which area.ts names`);
  });
});
