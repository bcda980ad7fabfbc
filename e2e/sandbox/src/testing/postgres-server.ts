import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port';

const DEBIAN = '/usr/lib/postgresql';
const PACKAGES = '/usr/bin/apt-get';
const OWNER = 'tradefloor';

export interface PostgresServer {
  /** The address of a new database: an empty one, or like one that there is. */
  newDatabase(like?: string, name?: string): Promise<string>;
  stop(): Promise<void>;
  /** Stops it too; a later one can begin as it is now. */
  keep(file: string): Promise<void>;
}

/** What a server has kept is read by its own version only. */
export const versionOf = (programs: string): string =>
  /\d+/.exec(execFileSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0] ?? '';

/** Where the server's programs are; installed now where that is possible. Null when there are none. */
export function findPostgres(): string | null {
  return installed() ?? install();
}

export const NO_POSTGRES = 'no PostgreSQL found (Debian: apt-get install postgresql), so nothing was tried on one';

function installed(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map(version => path.join(DEBIAN, version, 'bin')), '/usr/bin', '/usr/local/bin'];
  return folders.find(folder => ['initdb', 'postgres'].every(name => existsSync(path.join(folder, name)))) ?? null;
}

function install(): string | null {
  if (process.getuid?.() !== 0 || !existsSync(PACKAGES)) return null;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(PACKAGES, ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      env,
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  return installed();
}

/**
 * A server of its own on loopback, in a folder that is gone afterwards. A test has nothing forced to the disk; who
 * measures commits does.
 */
export async function startPostgres(
  programs: string,
  { forcesToDisk = false, kept = null }: { forcesToDisk?: boolean; kept?: string | null } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const who = unprivileged(folder);
  const data = path.join(folder, 'data');
  const secret = path.join(folder, 'secret');
  if (kept === null) {
    writeFileSync(secret, randomBytes(16).toString('hex'), { mode: 0o600 });
    if (who) chownSync(secret, who.uid, who.gid);
    const access = ['-U', OWNER, '-A', 'scram-sha-256', `--pwfile=${secret}`];
    execFileSync(path.join(programs, 'initdb'), ['-D', data, '--no-sync', '-E', 'UTF8', '--locale=C', ...access], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    });
  } else execFileSync('tar', ['-xpf', kept, '-C', folder]);
  const password = readFileSync(secret, 'utf8');
  const port = await freePort();
  const settings = [
    `fsync=${forcesToDisk ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    { ...who, cwd: folder, stdio: 'ignore' },
  );
  const urlOf = (database: string) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
  await answering(urlOf('postgres'), server);
  const ended = async (signal: NodeJS.Signals) => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  let made = 0;
  return {
    newDatabase: async (like = 'template0', name = `exchange_${(made += 1)}`) => {
      await run(urlOf('postgres'), `create database ${name} template ${like}`);
      return urlOf(name);
    },
    stop: async () => {
      await ended('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
    keep: async file => {
      // In order, with all that it holds in its files.
      await ended('SIGINT');
      execFileSync('tar', ['-cpf', file, '-C', folder, 'data', 'secret']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root: then it runs as the user that came with it. */
function unprivileged(folder: string): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const who = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, who.uid, who.gid);
  return who;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
    try {
      return await run(url, 'select 1');
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
