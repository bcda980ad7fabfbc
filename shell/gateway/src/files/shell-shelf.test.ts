import { writeShellFolder } from '@tradefloor/release/sample-build-folder';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ShellShelf } from './shell-shelf';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shelf-'));
});
afterEach(() => rm(root, { recursive: true }));

const opened = () => new ShellShelf(() => Promise.resolve(path.join(root, 'shell')), path.join(root, 'shelf'));

it.each(['shell.json', 'every file'])('puts a shell on the shelf again of which %s was left empty', async which => {
  const { files } = await writeShellFolder(path.join(root, 'shell'));
  await opened().current();
  const left = await readdir(path.join(root, 'shelf'), { recursive: true, withFileTypes: true });
  for (const entry of left.filter(each => each.isFile())) {
    if (which === 'every file' || entry.name === which) await truncate(path.join(entry.parentPath, entry.name));
  }
  const shelf = opened();
  expect(await shelf.current()).not.toBeNull();
  const [file] = files;
  const found = await shelf.find(file?.path ?? '');
  expect((await found?.read())?.byteLength).toBe(file?.bytes);
});
