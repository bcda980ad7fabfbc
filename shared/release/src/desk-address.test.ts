import { createServer } from 'node:net';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { socketName } from './desk-address';

it.each([
  ['/srv/floor/.tradefloor/ops/desk.sock', '/srv/floor', '.tradefloor/ops/desk.sock'],
  ['/srv/floor/.tradefloor/ops/desk.sock', '/srv/floor/shell', '../.tradefloor/ops/desk.sock'],
  ['/run/desk.sock', '/srv/tradefloor/current', '/run/desk.sock'],
])('%s from %s is %s', (file, from, name) => {
  expect(socketName(file, from)).toBe(name);
});

it('is a name that a system takes, however deep the folder is', async () => {
  const before = process.cwd();
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
  const deep = path.join(folder, 'a-folder-with-a-long-name-of-its-own'.repeat(3), 'and-another-one'.repeat(3));
  await mkdir(deep, { recursive: true });
  const listening = createServer();
  try {
    process.chdir(deep);
    const file = path.join(deep, 'desk.sock');
    expect(file.length).toBeGreaterThan(108);
    await new Promise<void>((resolve, reject) => {
      listening.once('error', reject).listen({ path: socketName(file) }, resolve);
    });
    expect(listening.listening).toBe(true);
  } finally {
    listening.close();
    process.chdir(before);
    await rm(folder, { recursive: true, force: true });
  }
});
