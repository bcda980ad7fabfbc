import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFile, replaceFile } from './durable-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'durable-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => path.join(folder, 'registry.json');
const staging = () => path.join(folder, 'staging');

it.each([
  ['created', createFile],
  ['replaced', replaceFile],
])('a file that could not be written is not %s, and leaves nothing', async (_, write) => {
  await createFile(file(), 'before', staging());
  // As a full disk does: it fails after the file was opened.
  const unwritable = 7 as unknown as string;
  await expect(write(file(), unwritable, staging())).rejects.toThrow('type number');
  expect(await readdir(staging())).toEqual([]);
  expect(await readFile(file(), 'utf8')).toBe('before');
});

it('a file that cannot be put in its place leaves nothing', async () => {
  await expect(replaceFile(path.join(folder, 'missing', 'registry.json'), 'new', staging())).rejects.toThrow('ENOENT');
  expect(await readdir(staging())).toEqual([]);
});
