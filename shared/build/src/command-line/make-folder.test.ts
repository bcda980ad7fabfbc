import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder } from './make-folder';

let into: string;
beforeEach(async () => {
  into = await mkdtemp(path.join(tmpdir(), 'made-'));
});
afterEach(() => rm(into, { recursive: true }));

it('makes what is missing on the way, and leaves alone what is there', async () => {
  const folder = path.join(into, 'a b', 'größe', 'c');
  await makeFolder(folder);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

it('names the folder that can not be made', async () => {
  const file = path.join(into, 'file');
  await writeFile(file, '');
  await expect(makeFolder(path.join(file, 'a'))).rejects.toThrow(
    `${path.join(file, 'a')} can't be made (ENOTDIR): name another folder.`,
  );
});

// Linux makes none there, whoever asks; elsewhere it is at the top of a disk that is the system's.
it('ends where a system makes none', async () => {
  await expect(makeFolder('/proc/nowhere/a')).rejects.toThrow("can't be made");
});
