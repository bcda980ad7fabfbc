import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShellFolder } from '@tradefloor/release/sample-build-folder';
import { WebSocket } from 'ws';

let root: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  await writeShellFolder(path.join(root, 'shell'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(root, { recursive: true });
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: {
      ...process.env,
      TRADEFLOOR_STORE: path.join(root, 'releases'),
      TRADEFLOOR_STATE: path.join(root, 'state'),
      SHELL_DIST: path.join(root, 'shell'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { out: '', err: '' };
  child.stderr.on('data', chunk => (said.err += String(chunk)));
  const ready = new Promise<string>(resolve => {
    child.stdout.on('data', chunk => {
      said.out += String(chunk);
      const [, address] = /^Gateway: (\S+),/m.exec(said.out) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const ended = once(child, 'close').then(([code]) => Number(code));
  return { child, said, ready, ended };
}

describe('the gateway as a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('listens, and ends on %s although tabs are open', async signal => {
    const { child, ready, ended } = start({ PORT: '0' });
    const address = await ready;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/registry/events`);
    await once(socket, 'message');
    child.kill(signal);
    expect((await once(socket, 'close'))[0]).toBe(1001);
    expect(await ended).toBe(0);
  });

  it('says in one line that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>(resolve => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { said, ended } = start({ PORT: port });
    expect(await ended).toBe(1);
    expect(said.err).toBe(`Port ${port} is taken: stop what uses it, or choose another with PORT.\n`);
    other.close();
  });

  it('says in one line which setting makes no sense', async () => {
    const { said, ended } = start({ PORT: 'http' });
    expect(await ended).toBe(1);
    expect(said.err).toBe('PORT is "http": give a number from 0 to 65535.\n');
  });
});
