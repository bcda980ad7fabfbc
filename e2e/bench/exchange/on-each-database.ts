import { freePort } from '@tradefloor/release/free-port';
import { findPostgres, NO_POSTGRES, startPostgres } from '@tradefloor/sandbox/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../suite/server';
import type { Measured } from '../figure';

export type DatabaseName = 'embedded' | 'PostgreSQL';
export type MeasureAt = (url: string, database: DatabaseName) => Promise<Measured>;

/** Embedded, and on a server where one can be started; that one forces its commits to the disk. */
export async function onEachDatabase(figure: string, measure: MeasureAt): Promise<Measured> {
  const embedded = await atExchange({}, url => measure(url, 'embedded'));
  const programs = findPostgres();
  if (programs === null) return joined(embedded, { readings: [], notes: [`${figure}: ${NO_POSTGRES}`] });
  const server = await startPostgres(programs, { forcesToDisk: true });
  try {
    const env = { DATABASE_URL: await server.newDatabase() };
    return joined(embedded, await atExchange(env, url => measure(url, 'PostgreSQL')));
  } finally {
    await server.stop();
  }
}

/** An exchange of its own where nothing moves by itself, gone afterwards with its data. */
export async function atExchange<Result>(
  env: Readonly<Record<string, string>>,
  act: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-exchange-'));
  try {
    const port = await freePort();
    const server = await startServer('e2e/bench/exchange/server.ts', port, {
      EXCHANGE_PORT: String(port),
      EXCHANGE_DATA: folder,
      EXCHANGE_TRADERS: 'off',
      EXCHANGE_HISTORY_DAYS: '1',
      ...env,
    });
    try {
      return await act(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const joined = (one: Measured, other: Measured): Measured => ({
  readings: [...one.readings, ...other.readings],
  notes: [...(one.notes ?? []), ...(other.notes ?? [])],
});
