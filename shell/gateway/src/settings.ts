import { DESK, isOverHttp } from '@tradefloor/release/desk-address';
import { storeNamed } from '@tradefloor/release/depot';
import { setVariables, type Variables } from '@tradefloor/release/set-variables';
import { newestShellFolder } from '@tradefloor/release/newest-shell';
import { type TelemetrySettings, telemetryFrom } from '@tradefloor/telemetry';
import path from 'node:path';
import type { MetricsFor } from './metrics/metrics-route';
import type { OverridesFor } from './overrides/overrides';
import { GUEST_CALLS_PER_SECOND, type LimitOptions, TABS_PER_ADDRESS } from './limits/limits';

export interface GatewayOptions extends LimitOptions {
  /** The release store: a folder, or `s3://bucket/prefix`. */
  readonly store: string;
  /** The folder of keys: where one is known there, only what is signed with it is served. */
  readonly keys?: string;
  /** The folder of the built shell, asked for again whenever it may have changed; null while there is none. */
  readonly shell: () => Promise<string | null>;
  /** Where the exchange listens, as `http://127.0.0.1:8090`. */
  readonly exchange: string;
  /** Where the operators' desk listens: a socket, or an address as `http://10.0.0.4:9400`. */
  readonly desk?: string;
  /** The gateway's own files: compressed copies, kept shells, the log of beacons. */
  readonly state: string;
  /** Further origins under which this gateway is known: needed only where a proxy in front changes the host. */
  readonly ownOrigins?: readonly string[];
  /** How many proxies of our own stand in front, whose X-Forwarded-For is believed: none unless said. */
  readonly trustedProxies?: number;
  /** Answer `GET /beacons`: for tests and development, never for the public. */
  readonly showBeacons?: boolean;
  /** Have small copies of all that is offered made before anybody asks: unless said otherwise. */
  readonly copiesAhead?: boolean;
  /** Origins that pages may load from besides our own: an area's development server. */
  readonly devOrigins?: readonly string[];
  /** Who may show themselves other builds than everybody gets: nobody unless said. */
  readonly overrides?: OverridesFor;
  /** Who may read `/metrics`: nobody unless said. */
  readonly metrics?: MetricsFor;
  /** Where gateways side by side tell each other what they see and are told: redis://host/0. Each is alone without it. */
  readonly redis?: string;
  /** Who is told of requests and figures over OTLP; null is nobody. */
  readonly telemetry?: TelemetrySettings | null;
  /** What cookies of overrides are signed with, the same at gateways side by side; one of its own in its state where none is given. */
  readonly overrideSecret?: string;
  /** Told what went wrong, a bounded number of lines; nobody unless said. */
  readonly log?: (line: string) => void;
}

export interface Settings extends GatewayOptions {
  readonly port: number;
  readonly host: string;
}

const SHORTEST_SECRET = 24;

/** Throws an error with one clear sentence when a variable makes no sense. */
export function settingsFrom(given: Variables, root: string): Settings {
  const env = setVariables(given);
  const production = env['NODE_ENV'] === 'production';
  const dist = env['SHELL_DIST'];
  const devOrigins = originsIn(env, 'DEV_ORIGINS');
  if (production && devOrigins.length > 0) throw new Error('DEV_ORIGINS is for development: unset it, or NODE_ENV.');
  return {
    port: number('PORT', env['PORT'] ?? '8080', 65_535),
    keys: path.resolve(root, env['TRADEFLOOR_KEYS'] ?? '.tradefloor/keys'),
    // Only this machine, unless the operator opens it: HOST=0.0.0.0 in a container or on a server.
    host: env['HOST'] ?? '127.0.0.1',
    store: storeNamed(env['TRADEFLOOR_STORE'] ?? '.tradefloor/releases', root),
    shell: dist ? () => Promise.resolve(path.resolve(root, dist)) : () => newestShellFolder(root),
    exchange: exchange(env['EXCHANGE_URL'] ?? 'http://127.0.0.1:8090'),
    desk: desk(env['OPS_DESK'] || DESK, root),
    state: path.resolve(root, env['TRADEFLOOR_STATE'] ?? '.tradefloor/gateway'),
    ownOrigins: originsIn(env, 'PUBLIC_ORIGIN'),
    trustedProxies: number('TRUST_PROXY', env['TRUST_PROXY'] ?? '0', 10),
    showBeacons: !production,
    copiesAhead: isYes('COPIES_AHEAD', env['COPIES_AHEAD'] ?? 'yes'),
    devOrigins,
    overrides: overridesFor(env['OVERRIDES'] ?? (production ? 'nobody' : 'anyone'), production),
    ...redisIn(env['REDIS_URL'] ?? ''),
    telemetry: telemetryFrom(env, 'tradefloor-gateway'),
    ...secretIn(env['OVERRIDE_SECRET'] ?? ''),
    metrics: metricsFor(env['METRICS_TOKEN'] ?? '', production),
    guestCallsPerSecond: number(
      'GUEST_CALLS_PER_SECOND',
      env['GUEST_CALLS_PER_SECOND'] ?? `${GUEST_CALLS_PER_SECOND}`,
      99_999,
    ),
    tabsPerAddress: number('TABS_PER_ADDRESS', env['TABS_PER_ADDRESS'] ?? `${TABS_PER_ADDRESS}`, 99_999),
    log: line => process.stderr.write(`${line}\n`),
  };
}

function number(name: string, text: string, most: number): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text);
  throw new Error(`${name} is "${text}": give a number from 0 to ${most}.`);
}

function isYes(name: string, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new Error(`${name} is "${text}": give yes or no.`);
}

/** The address may hold a password: it is not said again. */
function redisIn(text: string): Pick<GatewayOptions, 'redis'> {
  if (text === '') return {};
  if (/^rediss?:$/.test(parsed(text)?.protocol ?? '')) return { redis: text };
  throw new Error('REDIS_URL leads nowhere: give an address as redis://127.0.0.1:6379/0.');
}

function secretIn(text: string): Pick<GatewayOptions, 'overrideSecret'> {
  if (text === '') return {};
  if (text.length >= SHORTEST_SECRET) return { overrideSecret: text };
  throw new Error(`OVERRIDE_SECRET is too short: give ${SHORTEST_SECRET} characters that nobody guesses.`);
}

function metricsFor(token: string, production: boolean): MetricsFor {
  if (token !== '') return { kind: 'token', token };
  return { kind: production ? 'nobody' : 'anyone' };
}

function overridesFor(text: string, production: boolean): OverridesFor {
  if (text === 'anyone' && production)
    throw new Error('OVERRIDES=anyone is for development: give operators or nobody.');
  if (text === 'anyone' || text === 'operators' || text === 'nobody') return text;
  throw new Error(`OVERRIDES is "${text}": give anyone, operators or nobody.`);
}

function exchange(text: string): string {
  const url = parsed(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Error(`EXCHANGE_URL is "${text}": give an address as http://127.0.0.1:8090.`);
}

function desk(text: string, root: string): string {
  if (!isOverHttp(text)) return path.resolve(root, text);
  const url = parsed(text);
  if (url !== null && url.pathname === '/') return url.origin;
  throw new Error(`OPS_DESK is "${text}": give a socket's path, or an address as http://10.0.0.4:9400.`);
}

function originsIn(env: Variables, name: string): string[] {
  const given = (env[name] ?? '').split(/[\s,]+/).filter(text => text !== '');
  const wrong = given.find(text => parsed(text)?.origin !== text);
  if (wrong === undefined) return given;
  throw new Error(`${name} holds "${wrong}": give origins as https://www.tradefloor.example.`);
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
