import { newestRegistry } from '@tradefloor/release/folder';
import { freePort } from '@tradefloor/release/free-port';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operate } from './operate';
import { buildOf, COMPRESSED, program, TEMPLATE_EXCHANGE, TEMPLATE_KEYS, TEMPLATE_STORE } from './prepare';
import { type Server, START_LIMIT_MS, startServer } from './server';

/** A whole Tradefloor of one test worker: its exchange, its gateway, its release store. */
export interface Suite {
  readonly url: string;
  /** Where files of this suite may be written; gone with it. */
  readonly folder: string;
  readonly exchange: Server;
  readonly gateway: Server;
  readonly store: string;
  /** What the store is signed with. */
  readonly keys: string;
  /** `npm run ops -- …` on this suite's store, until the gateway serves what it wrote; its output. Rejects when it was refused. */
  ops(...args: string[]): Promise<string>;
  /** The same by the command line itself, for what is timed from its end. */
  typed(...args: string[]): Promise<string>;
  /** `npm run ops -- desk` on this suite's store, until it is told to end: where its gateway looks for it. */
  desk(until: AbortSignal): Promise<string>;
  /** Tells the exchange what a test wants of it: `e2e/sandbox/src/test-interface`. */
  want(wish: string, details?: Readonly<Record<string, unknown>>): Promise<void>;
  /** What pages have reported to this gateway so far. */
  beacons(): Promise<readonly Beacon[]>;
  /** Ends the exchange as `signal` would, and starts it again on the same data and port. */
  restartExchange(signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

export interface Beacon {
  readonly seq: number;
  readonly kind: string;
  readonly said: { readonly message?: string; readonly context?: Readonly<Record<string, string | number>> };
}

export async function startSuite(): Promise<Suite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tradefloor-'));
  const store = path.join(folder, 'releases');
  const keys = path.join(folder, 'keys');
  const exchangeData = path.join(folder, 'exchange');
  const gatewayState = path.join(folder, 'gateway');
  const deskSocket = path.join(folder, 'desk.sock');
  await Promise.all([COMPRESSED, gatewayState].map(each => mkdir(each, { recursive: true })));
  await symlink(COMPRESSED, path.join(gatewayState, 'compressed'));
  await Promise.all([
    cp(TEMPLATE_STORE, store, { recursive: true }),
    cp(TEMPLATE_KEYS, keys, { recursive: true }),
    cp(TEMPLATE_EXCHANGE, exchangeData, { recursive: true }),
  ]);
  const [exchangePort, gatewayPort] = [await freePort(), await freePort()];
  const startExchange = () =>
    startServer('e2e/sandbox/src/main.ts', exchangePort, {
      EXCHANGE_PORT: String(exchangePort),
      EXCHANGE_DATA: exchangeData,
      // Every pair is alive; at the rate of a demonstration each page takes half a core only to follow.
      EXCHANGE_UPDATES_PER_SECOND: '50',
    });
  const shell = await buildOf('shell');
  const gatewayStarting = startServer('shell/gateway/src/main.ts', gatewayPort, {
    PORT: String(gatewayPort),
    EXCHANGE_URL: `http://127.0.0.1:${exchangePort}`,
    TRADEFLOOR_STORE: store,
    TRADEFLOOR_KEYS: keys,
    TRADEFLOOR_STATE: gatewayState,
    OPS_DESK: deskSocket,
    SHELL_DIST: shell.folder,
    // A build of a journey is gone before the small copies of all its files would be made, seconds of a core each.
    COPIES_AHEAD: 'no',
  });
  // The gate would look at each build for seconds: its own journey lets it.
  const asOperator = { TRADEFLOOR_GATE: 'off', TRADEFLOOR_KEYS: keys };
  const onThisStore = ([command = '', ...rest]: readonly string[]) => [
    command,
    '--store',
    store,
    '--shell',
    shell.folder,
    ...rest,
  ];
  let exchange = await startExchange();
  const gateway = await gatewayStarting;
  return {
    url: gateway.url,
    folder,
    get exchange() {
      return exchange;
    },
    gateway,
    store,
    keys,
    async ops(...args) {
      const printed = await operate(onThisStore(args), asOperator);
      await served(gateway, store);
      return printed;
    },
    desk: until =>
      operate(
        onThisStore(['desk', '--at', deskSocket]),
        { ...asOperator, EXCHANGE_URL: exchange.url, GATEWAYS: gateway.url },
        until,
      ),
    async typed(...args) {
      return (await program('shell/ops/src/main.ts', onThisStore(args), asOperator)).stdout;
    },
    async want(wish, details = {}) {
      const answer = await fetch(`${exchange.url}/__test/${wish}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(details),
      });
      if (!answer.ok) throw new Error(`The exchange refused ${wish}: ${answer.status}`);
    },
    async beacons() {
      const answer = await fetch(`${gateway.url}/beacons`);
      return ((await answer.json()) as { readonly beacons: readonly Beacon[] }).beacons;
    },
    async restartExchange(signal) {
      await exchange.stop(signal);
      exchange = await startExchange();
    },
    async stop() {
      await Promise.all([gateway.stop(), exchange.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A gateway hears of its store a moment after it was written to, a second later at the latest. */
async function served(gateway: Server, store: string): Promise<void> {
  const newest = (await newestRegistry(store))?.revision ?? 0;
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${gateway.url}/registry`);
    const { revision } = (await answer.json()) as { readonly revision: number };
    if (revision >= newest) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`The gateway does not serve revision ${newest} of its store.`);
}
