import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createExchange } from '../exchange';
import type { ExchangeOptions } from '../options';
import type { Database } from '../storage/database';

const SOURCES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = path.resolve(SOURCES, '../../../.tradefloor/test');

/** A small exchange for tests: some hours of minutes, no trader moves, passwords that cost nothing. */
export const QUIET: Partial<ExchangeOptions> = {
  traders: { running: false, updatesPerSecond: 0, seed: 1 },
  history: { daysOfMinutes: 0.25, daysOfHours: 2, olderDays: 60 },
  ordersPerSecond: 0,
  guestCallsPerSecond: 0,
  memberCallsPerSecond: 0,
  passwordCost: 16,
};

/** A database that is migrated and seeded, made once for each state of the sources: 0.4 s instead of 4. */
export const seededSnapshot = (): Promise<string> =>
  madeOnce('exchange', async unfinished => {
    const exchange = await createExchange({ ...QUIET, database: { kind: 'memory' } });
    await exchange.core.settled();
    await dropTemplates(exchange.core.database);
    await exchange.core.database.dump(unfinished);
    await exchange.close();
  });

/** What new databases are made from is two thirds of the files that every test file would begin with. */
async function dropTemplates({ db }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.ref(name)}`.execute(db);
}

/** A new data folder with that database, for an exchange in a process of its own. */
export async function seededFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-'));
  const data = path.join(folder, 'postgres');
  mkdirSync(data);
  execFileSync('tar', ['-xf', await seededSnapshot(), '-C', data], { stdio: 'ignore' });
  return folder;
}

/** Kept for as long as the sources stay what they are; of several that make it at once each keeps a whole one. */
export async function madeOnce(name: string, make: (file: string) => Promise<void>): Promise<string> {
  const file = path.join(FOLDER, `${name}-${hashOfSources()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await make(unfinished);
  renameSync(unfinished, file);
  return file;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/(?<!\.test)\.(ts|mjs)$/.test(file)) hash.update(file).update(readFileSync(path.join(SOURCES, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
