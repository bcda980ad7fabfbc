import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { secretFrom } from './security/secret';
import type { DatabaseChoice } from './storage/database';

export interface ExchangeOptions {
  readonly database: DatabaseChoice;
  /** Hides the mailbox page and the test interface. */
  readonly production: boolean;
  readonly seed: number;
  readonly traders: { readonly running: boolean; readonly updatesPerSecond: number };
  readonly history: { readonly daysOfMinutes: number; readonly olderDays: number };
  /** Seals what must not be read in the database. */
  readonly secret: string;
  /** How long a real-name form waits for its review. */
  readonly reviewSeconds: number;
  /** N of scrypt; lower in tests. */
  readonly passwordCost: number;
  readonly log: (line: string) => void;
  /** Where time comes from; a test may give its own. */
  readonly now: () => number;
}

export const DEFAULT_OPTIONS: ExchangeOptions = {
  database: { kind: 'memory' },
  production: false,
  seed: 1,
  traders: { running: true, updatesPerSecond: 200 },
  history: { daysOfMinutes: 7, olderDays: 720 },
  secret: 'sandbox in memory',
  reviewSeconds: 5,
  passwordCost: 2 ** 15,
  log: () => {},
  now: Date.now,
};

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export interface Address {
  readonly host: string;
  readonly port: number;
}

export function optionsFrom(env: NodeJS.ProcessEnv, log: (line: string) => void): ExchangeOptions & Address {
  const url = env.DATABASE_URL;
  const folder = env.EXCHANGE_DATA ?? path.join(ROOT, '.tradefloor', 'exchange');
  return {
    ...DEFAULT_OPTIONS,
    database: url ? { kind: 'server', url } : { kind: 'folder', folder: path.resolve(ROOT, folder) },
    production: env.NODE_ENV === 'production',
    seed: numberFrom(env, 'EXCHANGE_SEED', DEFAULT_OPTIONS.seed),
    traders: {
      running: env.EXCHANGE_TRADERS !== 'off',
      updatesPerSecond: numberFrom(env, 'EXCHANGE_UPDATES_PER_SECOND', DEFAULT_OPTIONS.traders.updatesPerSecond),
    },
    history: { ...DEFAULT_OPTIONS.history, daysOfMinutes: numberFrom(env, 'EXCHANGE_HISTORY_DAYS', 7) },
    secret: secretFrom(env.EXCHANGE_SECRET, path.resolve(ROOT, folder)),
    reviewSeconds: numberFrom(env, 'EXCHANGE_REVIEW_SECONDS', DEFAULT_OPTIONS.reviewSeconds),
    passwordCost: env.NODE_ENV === 'test' ? 2 ** 10 : DEFAULT_OPTIONS.passwordCost,
    log,
    port: numberFrom(env, 'EXCHANGE_PORT', 8090),
    host: env.HOST ?? '127.0.0.1',
  };
}

function numberFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not “${text}”.`);
  return value;
}
