import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askedBy } from './asked';
import { makeArea } from './new';

let into: string;
beforeEach(async () => {
  into = await mkdtemp(path.join(tmpdir(), 'beside-'));
});
afterEach(() => rm(into, { recursive: true }));

const made = (folder: string) => makeArea(askedBy(['copy', '--into', folder], ['into', 'packages'], 1));

it('puts no area into another, where each would test, build and lint the other', async () => {
  const area = path.join(into, 'mf-lending');
  await mkdir(path.join(area, 'src'), { recursive: true });
  await writeFile(path.join(area, 'area.ts'), '');
  await expect(made(path.join(area, 'src'))).rejects.toThrow(`${area} is an area already, and one goes beside another`);
  expect(await readdir(area)).toEqual(['area.ts', 'src']);
});
