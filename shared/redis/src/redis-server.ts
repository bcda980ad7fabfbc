import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const PROGRAMS = ['redis-server', 'valkey-server'].flatMap(name => [`/usr/bin/${name}`, `/usr/local/bin/${name}`]);
const PACKAGES = '/usr/bin/apt-get';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

export const NO_REDIS =
  'no Redis found (Debian: apt-get install redis-server or valkey), so several processes were not tried';

/** Where the server's program is; installed now where that is possible. Null when there is none. */
export function findRedis(): string | null {
  return installed() ?? install('redis-server') ?? install('valkey');
}

const installed = (): string | null => PROGRAMS.find(program => existsSync(program)) ?? null;

function install(name: string): string | null {
  if (process.getuid?.() !== 0 || !existsSync(PACKAGES)) return null;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(PACKAGES, ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: 'ignore' });
  } catch {
    return null;
  }
  return installed();
}

/** A server of its own on loopback that keeps nothing on the disk. */
export async function startRedis(program: string, port: number): Promise<RedisServer> {
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, ['--port', String(port), ...settings], { stdio: ['ignore', 'pipe', 'ignore'] });
  await ready(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (said: Buffer) => {
      if (String(said).includes('Ready to accept connections')) resolve();
    });
    server.once('exit', code => reject(new Error(`Redis ended with ${code}.`)));
  });
}
