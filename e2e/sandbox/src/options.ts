import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Telemetry } from '@tradefloor/telemetry';
import { secretFrom } from './security/secret';
import type { DatabaseChoice } from './storage/database';
import { type Believes, believing } from './wire/believing';
import type { CallRates } from './wire/call-rate';

export interface ExchangeOptions extends CallRates {
  readonly database: DatabaseChoice;
  /** Hides the mailbox page and the test interface. */
  readonly production: boolean;
  /** Deposits are credited on their owner's word, and simulated merchants and acceptors answer: money out of nothing. */
  readonly simulation: boolean;
  /** Of the invented past. */
  readonly seed: number;
  readonly traders: {
    readonly running: boolean;
    readonly updatesPerSecond: number;
    /** For tests alone: the house pays by these prices, and whoever knows the seed knows those that come. */
    readonly seed?: number;
  };
  readonly history: { readonly daysOfMinutes: number; readonly daysOfHours: number; readonly olderDays: number };
  /** Seals what must not be read in the database. */
  readonly secret: string;
  /** How long a real-name form waits for its review. */
  readonly reviewSeconds: number;
  /** Orders that a member may place, in spot, leverage and micro together; 0 is no limit. */
  readonly ordersPerSecond: number;
  /** Sockets that an address may hold, an IPv6 one together with its /64; 0 is no limit. */
  readonly socketsPerAddress: number;
  /** Who may say for whom it asks: the gateways. */
  readonly believes: Believes;
  /** Further origins under which the exchange's pages are known: needed only where a proxy changes the host. */
  readonly ownOrigins: readonly string[];
  /** N of scrypt; lower in tests. */
  readonly passwordCost: number;
  readonly log: (line: string) => void;
  /** Who is told how long calls and commits take; null is nobody. */
  readonly telemetry: Telemetry | null;
  /** Another exchange took the database over while this one had lost it. */
  readonly disowned: () => void;
  /** Where time comes from; a test may give its own. */
  readonly now: () => number;
}

export const DEFAULT_OPTIONS: ExchangeOptions = {
  database: { kind: 'memory' },
  production: false,
  simulation: true,
  seed: 1,
  traders: { running: true, updatesPerSecond: 200 },
  history: { daysOfMinutes: 7, daysOfHours: 180, olderDays: 720 },
  secret: 'sandbox in memory',
  reviewSeconds: 5,
  ordersPerSecond: 50,
  guestCallsPerSecond: 100,
  memberCallsPerSecond: 200,
  socketsPerAddress: 200,
  believes: believing(),
  ownOrigins: [],
  passwordCost: 2 ** 15,
  log: () => {},
  telemetry: null,
  disowned: () => {},
  now: Date.now,
};

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export interface Address {
  readonly host: string;
  readonly port: number;
}

export function optionsFrom(env: NodeJS.ProcessEnv, log: (line: string) => void): ExchangeOptions & Address {
  const url = databaseUrlFrom(env);
  const folder = env.EXCHANGE_DATA || path.join(ROOT, '.tradefloor', 'exchange');
  return {
    ...DEFAULT_OPTIONS,
    database: url ? { kind: 'server', url } : { kind: 'folder', folder: path.resolve(ROOT, folder) },
    production: env.NODE_ENV === 'production',
    simulation: switchFrom(env, 'EXCHANGE_SIMULATION', env.NODE_ENV !== 'production'),
    seed: numberFrom(env, 'EXCHANGE_SEED', DEFAULT_OPTIONS.seed),
    traders: {
      running: switchFrom(env, 'EXCHANGE_TRADERS', true),
      updatesPerSecond: numberFrom(env, 'EXCHANGE_UPDATES_PER_SECOND', DEFAULT_OPTIONS.traders.updatesPerSecond),
    },
    history: { ...DEFAULT_OPTIONS.history, daysOfMinutes: numberFrom(env, 'EXCHANGE_HISTORY_DAYS', 7) },
    secret: secretFrom(env.EXCHANGE_SECRET, path.resolve(ROOT, folder)),
    reviewSeconds: numberFrom(env, 'EXCHANGE_REVIEW_SECONDS', DEFAULT_OPTIONS.reviewSeconds),
    ordersPerSecond: numberFrom(env, 'EXCHANGE_ORDERS_PER_SECOND', DEFAULT_OPTIONS.ordersPerSecond),
    guestCallsPerSecond: numberFrom(env, 'EXCHANGE_GUEST_CALLS_PER_SECOND', DEFAULT_OPTIONS.guestCallsPerSecond),
    memberCallsPerSecond: numberFrom(env, 'EXCHANGE_MEMBER_CALLS_PER_SECOND', DEFAULT_OPTIONS.memberCallsPerSecond),
    socketsPerAddress: numberFrom(env, 'EXCHANGE_SOCKETS_PER_ADDRESS', DEFAULT_OPTIONS.socketsPerAddress),
    believes: believing(listIn(env.EXCHANGE_GATEWAYS)),
    ownOrigins: listIn(env.PUBLIC_ORIGIN),
    passwordCost: env.NODE_ENV === 'test' ? 2 ** 10 : DEFAULT_OPTIONS.passwordCost,
    log,
    port: portFrom(env, 'EXCHANGE_PORT', 8090),
    host: env.HOST || '127.0.0.1',
  };
}

/** One of several processes behind one Redis. */
export interface SeveralOptions {
  readonly redisUrl: string;
  /** Where fronts reach this process while it is the owner. */
  readonly inside: Address;
}

export function severalFrom(env: NodeJS.ProcessEnv): SeveralOptions | null {
  const { REDIS_URL: redisUrl, DATABASE_URL: databaseUrl, EXCHANGE_INSIDE: inside } = env;
  if (!redisUrl) return null;
  if (!databaseUrl) throw new Error('REDIS_URL needs a DATABASE_URL: several processes cannot share the embedded one.');
  assertScheme('REDIS_URL', redisUrl, ['redis:', 'rediss:']);
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(inside ?? '127.0.0.1:0') ?? [];
  if (host === undefined) throw new Error(`EXCHANGE_INSIDE must be host:port, not “${inside}”.`);
  return { redisUrl, inside: { host, port: Number(port) } };
}

function databaseUrlFrom({ DATABASE_URL: url }: NodeJS.ProcessEnv): string | null {
  if (!url) return null;
  assertScheme('DATABASE_URL', url, ['postgres:', 'postgresql:']);
  return url;
}

/** The address may hold a password: it is not said again. */
function assertScheme(name: string, url: string, schemes: readonly string[]): void {
  if (URL.canParse(url) && schemes.includes(new URL(url).protocol)) return;
  throw new Error(`${name} must begin with ${schemes.map(scheme => `${scheme}//`).join(' or ')}`);
}

const listIn = (text = ''): string[] => text.split(/[\s,]+/).filter(one => one !== '');

const LAST_PORT = 65_535;

function portFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const port = numberFrom(env, name, otherwise);
  if (port > LAST_PORT) throw new Error(`${name} must be at most ${LAST_PORT}, not “${port}”.`);
  return port;
}

function switchFrom(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const text = env[name] || (otherwise ? 'on' : 'off');
  if (text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off, not “${text}”.`);
  return text === 'on';
}

function numberFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not “${text}”.`);
  return value;
}
