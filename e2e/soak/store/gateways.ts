import type { ChildProcess } from 'node:child_process';
import { integrityOf } from '@tradefloor/release/hash';
import { openSigned } from '@tradefloor/release/signed-registry';
import { nodeChecks, readKnownKeys } from '@tradefloor/release/signing';
import { type Cut, type Cutting, type End, NEVER } from './cut-off';
import type { SampleSuite } from './sample-suite';

const ENTRY = 'shell/gateway/src/main.ts';
const PATIENCE_MS = 30_000;

export interface Gateway {
  /** Nothing of one that was gone before it listened. */
  readonly address: Promise<string | null>;
  isGone: boolean;
  readonly ended: Promise<End>;
  stop(signal: NodeJS.Signals): void;
}

export async function aGateway(suite: SampleSuite, cutting: Cutting, state: string, cut: Cut): Promise<Gateway> {
  const env = {
    ...suite.env,
    // A port that was found free beforehand may be another test's gateway by now.
    PORT: '0',
    TRADEFLOOR_STATE: suite.at(state),
    OPS_DESK: suite.at('desk.sock'),
    // Nobody listens there: what is served does not wait for an exchange.
    EXCHANGE_URL: 'http://127.0.0.1:9',
  };
  const { child, ended } = await cutting.begin({ entry: ENTRY, args: [], env, onlyReads: true }, cut);
  const address = Promise.race([addressOf(child), ended.then(() => null)]);
  const gateway: Gateway = { address, isGone: false, ended, stop: signal => child.kill(signal) };
  void ended.then(() => (gateway.isGone = true));
  return gateway;
}

/** It says where it listens. */
const addressOf = ({ stdout }: ChildProcess) =>
  new Promise<string>(resolve => {
    let said = '';
    stdout?.on('data', chunk => {
      said += String(chunk);
      const [, address] = /^Gateway: (\S+),/m.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });

/** One that is cut off as it starts, and one that is started anew on what that left. */
export async function gatewaysServe(suite: SampleSuite, cutting: Cutting, cut: Cut): Promise<End> {
  const end = await servesTill('SIGTERM', suite, cutting, cut);
  // No gateway may wait for its end, or a machine that goes down takes something with it.
  if (end.wasCut) await servesTill('SIGKILL', suite, cutting, NEVER);
  return end;
}

async function servesTill(signal: NodeJS.Signals, suite: SampleSuite, cutting: Cutting, cut: Cut): Promise<End> {
  const gateway = await aGateway(suite, cutting, 'state', cut);
  try {
    await served(suite, gateway);
  } finally {
    gateway.stop(signal);
  }
  return gateway.ended;
}

/** One that goes on while others are cut off has the newest revision as soon as it looks; whatever it has, it gives out. */
export async function goesOnServing(suite: SampleSuite, gateway: Gateway): Promise<void> {
  const { revision } = await suite.standing();
  for (const until = Date.now() + PATIENCE_MS; ; await aMoment()) {
    const told = await (await fetch(`${await gateway.address}/readyz`)).json();
    expect(told).toMatchObject({ ready: true, store: 'readable' });
    if (told.registry.revision === revision) break;
    if (Date.now() > until) throw new Error(`The gateway stayed at ${JSON.stringify(told)}, not ${revision}`);
  }
  await served(suite, gateway);
  expect(gateway.isGone).toBe(false);
}

/** That what it serves is the newest revision, signed, and each file of it as it was published; or it is gone. */
async function served(suite: SampleSuite, gateway: Gateway): Promise<void> {
  const { revision, registry } = await suite.standing();
  const address = await gateway.address;
  const get = async (way: string, headers = {}) =>
    fetch(`${address}${way}`, { headers: { connection: 'close', ...headers } }).catch(() => null);
  const { keys } = await readKnownKeys(suite.at('keys'));
  for (const until = Date.now() + PATIENCE_MS; ; await aMoment()) {
    const ready = await get('/readyz');
    if (gateway.isGone) return;
    if (ready?.ok) {
      expect(await ready.json()).toMatchObject({ store: 'readable', registry: { revision, signed: true } });
      break;
    }
    if (Date.now() > until) throw new Error('The gateway was not ready within 30 s');
  }
  const answer = await get('/registry/signed');
  // It may be killed while it is asked: what it has answered until then was right.
  if (answer === null) return;
  const opened = await openSigned(await answer.json(), { keys, now: Date.now(), checks: nodeChecks });
  expect(opened.leftOut).toEqual([]);
  expect(opened.document).toMatchObject({ revision, areas: { spot: { stable: registry.areas['spot']?.stable } } });
  for (const { builds, stable } of Object.values(registry.areas)) {
    const build = builds.find(known => known.build === stable);
    for (const { path, integrity } of build?.files ?? []) {
      for (const encoding of ['identity', 'br']) {
        const file = await get(`${build?.base}${path}`, { 'accept-encoding': encoding });
        if (file === null) return;
        expect([file.status, integrityOf(Buffer.from(await file.arrayBuffer()))]).toEqual([200, integrity]);
      }
    }
  }
}

const aMoment = () => new Promise(resolve => setTimeout(resolve, 25));
