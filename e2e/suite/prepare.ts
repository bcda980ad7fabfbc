import { freePort } from '@tradefloor/release/free-port';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, startServer } from './server';

const execute = promisify(execFile);

const PREPARED = path.join(ROOT, '.tradefloor', 'test');
/** What has changed is built and published once, into a store that every worker copies. */
export const TEMPLATE_STORE = path.join(PREPARED, 'store');
/** What it is signed with: every worker copies them too, so that what one signs no other has to remember. */
export const TEMPLATE_KEYS = path.join(PREPARED, 'keys');
/** An exchange's first start writes its history; every worker begins with a copy of one that has. */
export const TEMPLATE_EXCHANGE = path.join(PREPARED, 'exchange');
/** Copies are named by what they are of, and take seconds to make: what one gateway has made the others take. */
export const COMPRESSED = path.join(PREPARED, 'compressed');

interface Built {
  readonly name: string;
  readonly build: string;
  readonly folder: string;
}

export async function latestBuilds(): Promise<Built[]> {
  return JSON.parse(await readFile(path.join(ROOT, '.build', 'latest.json'), 'utf8')) as Built[];
}

export async function buildOf(name: string): Promise<Built> {
  const built = (await latestBuilds()).find(each => each.name === name);
  if (!built) throw new Error(`Nothing was built under the name ${name}.`);
  return built;
}

/** A program of the repository, to its end. */
export function program(file: string, args: readonly string[], env: Record<string, string> = {}) {
  return execute(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** There once all is prepared. */
const READY = path.join(PREPARED, 'ready');

export default async function prepare(): Promise<void> {
  // `npm test` plays twice, and nothing changes between.
  if (process.env['TRADEFLOOR_PREPARED'] === 'yes' && existsSync(READY)) return;
  await rm(READY, { force: true });
  await Promise.all([buildAll().then(publishAll), seedExchange()]);
  await writeFile(READY, '');
}

async function buildAll(): Promise<void> {
  // The gallery of components is what the accessibility checks open.
  await program('shared/build/src/main.ts', [], { TRADEFLOOR_KIT: '1' });
}

async function publishAll(): Promise<void> {
  await Promise.all([TEMPLATE_STORE, TEMPLATE_KEYS].map(each => rm(each, { recursive: true, force: true })));
  await mkdir(TEMPLATE_STORE, { recursive: true });
  const folders = (await latestBuilds()).filter(({ name }) => name !== 'shell').map(({ folder }) => folder);
  await program('shell/ops/src/main.ts', ['publish', ...folders, '--promote', '--store', TEMPLATE_STORE], {
    TRADEFLOOR_GATE: 'off',
    TRADEFLOOR_KEYS: TEMPLATE_KEYS,
  });
}

async function seedExchange(): Promise<void> {
  await rm(TEMPLATE_EXCHANGE, { recursive: true, force: true });
  const port = await freePort();
  const exchange = await startServer('e2e/sandbox/src/main.ts', port, {
    EXCHANGE_PORT: String(port),
    EXCHANGE_DATA: TEMPLATE_EXCHANGE,
  });
  await exchange.stop();
}
