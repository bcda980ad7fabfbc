import type { AreaReleases, Registry } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { freePort } from '@tradefloor/release/free-port';
import { openSigned } from '@tradefloor/release/signed-registry';
import { nodeChecks, readKnownKeys } from '@tradefloor/release/signing';
import { isDeepStrictEqual } from 'node:util';
import { begin, type Death, NEVER } from './killed';
import { SampleSuite } from './sample-suite';

/** The soak asks for 100. */
const KILLS = Number(process.env['STORE_KILLS'] ?? 4);
/** A process starts in half a second of a core, and a kill takes five of them. */
const PATIENCE_MS = 60_000 + KILLS * 20_000;
const OPS = 'shell/ops/src/main.ts';
const GATEWAY = 'shell/gateway/src/main.ts';
/** Of a program that has not yet come to its end, so many writes are supposed. */
const SUPPOSED = 12;
const HOWS = ['before', 'within', 'after'] as const;
/** Its multiples lie apart from each other, however many there are. */
const GOLDEN = 0.618_033_988_75;

let suite: SampleSuite;
beforeAll(async () => {
  suite = await SampleSuite.open();
});
afterAll(() => suite.close());

/** A command, and by what it is known to have been done. */
interface Step {
  readonly line: readonly string[];
  readonly isDone: (spot: AreaReleases, before: AreaReleases) => boolean;
}

/** What an operator does in a week, over and over; each begins where the one before has ended. */
const WEEK: ReadonlyArray<(spot: AreaReleases) => Promise<Step> | Step> = [
  publishing,
  promoting,
  publishing,
  promoting,
  ({ stable }) => ({
    line: ['rollback', 'spot', '--from', String(stable)],
    isDone: (now, before) => now.stable === before.lastGood[0],
  }),
  promoting,
  ({ stable }) => ({ line: ['block', 'spot', String(stable)], isDone: now => now.blocked.includes(String(stable)) }),
  ({ blocked }) => ({ line: ['unblock', 'spot', String(blocked[0])], isDone: now => now.blocked.length === 0 }),
  () => ({ line: ['renew'], isDone: () => true }),
  () => ({ line: ['keys', 'next'], isDone: () => true }),
  () => ({ line: ['keys', 'switch'], isDone: () => true }),
  publishing,
  publishing,
  () => ({
    line: ['prune', '--keep', '1', '--min-age', '0m'],
    isDone: (now, before) => now.builds.length < before.builds.length,
  }),
];

async function publishing(): Promise<Step> {
  const { build, folder } = await suite.builds('spot');
  return { line: ['publish', folder], isDone: now => now.builds.some(known => known.build === build) };
}

function promoting({ builds }: AreaReleases): Step {
  const build = String(builds[0]?.build);
  return { line: ['promote', 'spot', build], isDone: now => now.stable === build };
}

const spotIn = ({ areas }: Registry): AreaReleases => {
  const { spot } = areas;
  if (spot === undefined) throw new Error('The registry has no spot');
  return spot;
};

/** Signatures are made anew by a new key; what they are under stays. */
const leverIn = ({ areas }: Registry): unknown =>
  JSON.parse(JSON.stringify(areas['lever'] ?? null, (name, value: unknown) => (name === 'signed' ? undefined : value)));

it(
  `the store is whole, signed and served, however commands and gateways are killed, ${KILLS} times`,
  async () => {
    for (const area of ['lever', 'spot']) {
      const { build, folder } = await suite.builds(area);
      await suite.does('publish', folder);
      await suite.does('promote', area, build);
    }
    let kills = 0;
    const writes = new Map<string, number>();
    const deathOf = (program: string): Death => {
      const at = 1 + Math.floor(((kills * GOLDEN) % 1) * (writes.get(program) ?? SUPPOSED));
      return { at, how: HOWS[kills % HOWS.length] ?? 'before' };
    };
    for (let day = 0; kills < KILLS; day += 1) {
      const before = await suite.standing();
      const { line, isDone } = await (WEEK[day % WEEK.length] ?? publishing)(spotIn(before.registry));
      const name = String(line[0]);
      const { ended } = await begin(OPS, line, suite.env, suite.at('told'), deathOf(name));
      const end = await ended;
      if (end.wasKilled) kills += 1;
      else writes.set(name, end.writes);
      const context = `${line.join(' ')} ${JSON.stringify(end)}`;

      const after = await suite.standing();
      const was = spotIn(before.registry);
      const isFormer = after.revision === before.revision;
      const verified = await suite.types(['verify']);
      const retyped = end.wasKilled ? await suite.types(line) : { code: 0, said: '' };
      const found = [
        ...(end.wasKilled || end.code === 0 ? [] : ['it failed']),
        ...(isFormer && !end.wasKilled ? ['it was said to be done, and is not'] : []),
        ...(isFormer && !isDeepStrictEqual(after.document, before.document) ? ['the former one has changed'] : []),
        ...(isFormer || isDone(spotIn(after.registry), was) ? [] : ['it is half done']),
        ...(isDeepStrictEqual(leverIn(after.registry), leverIn(before.registry)) ? [] : ['another area has changed']),
        ...(verified.code === 0 ? [] : [`verify: ${verified.said}`]),
        ...(retyped.code === 0 ? [] : [`typed again: ${retyped.said}`]),
        ...(isDone(spotIn((await suite.standing()).registry), was) ? [] : ['typed again it led nowhere']),
      ];
      expect([context, found]).toEqual([context, []]);
      kills += await gatewaysServe(deathOf('gateway'), all => writes.set('gateway', all));
    }
    expect(await suite.types(['verify'])).toMatchObject({ code: 0 });
  },
  PATIENCE_MS,
);

/** One that is killed as it starts, and one that is started anew on what that left; how many were killed. */
async function gatewaysServe(death: Death, knows: (writes: number) => void): Promise<number> {
  const { child, ended } = await aGateway(death);
  let isGone = false;
  void ended.then(() => (isGone = true));
  await served(child.port, () => isGone);
  child.stop('SIGTERM');
  const { wasKilled, writes } = await ended;
  if (!wasKilled) {
    knows(writes);
    return 0;
  }
  const again = await aGateway(NEVER);
  await served(again.child.port, () => false);
  // No gateway may wait for its end, or a machine that goes down takes something with it.
  again.child.stop('SIGKILL');
  await again.ended;
  return 1;
}

async function aGateway(death: Death) {
  const port = await freePort();
  const env = {
    ...suite.env,
    PORT: String(port),
    TRADEFLOOR_STATE: suite.at('state'),
    OPS_DESK: suite.at('desk.sock'),
    // Nobody listens there: what is served does not wait for an exchange.
    EXCHANGE_URL: 'http://127.0.0.1:9',
  };
  const { child, ended } = await begin(GATEWAY, [], env, suite.at('told'), death);
  return { child: { port, stop: (signal: NodeJS.Signals) => child.kill(signal) }, ended };
}

/** That what it serves is the newest revision, signed, and each file of it as it was published; or it is gone. */
async function served(port: number, isGone: () => boolean): Promise<void> {
  const { revision, registry } = await suite.standing();
  const get = async (address: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${address}`, { headers: { connection: 'close', ...headers } }).catch(() => null);
  const { keys } = await readKnownKeys(suite.at('keys'));
  for (const until = Date.now() + 30_000; ;) {
    const ready = await get('/readyz');
    if (isGone()) return;
    if (ready?.ok) {
      expect(await ready.json()).toMatchObject({ store: 'readable', registry: { revision, signed: true } });
      break;
    }
    if (Date.now() > until) throw new Error('The gateway was not ready within 30 s');
    await new Promise(resolve => setTimeout(resolve, 25));
  }
  const answer = await get('/registry/signed');
  // It may be killed while it is asked: what it has answered until then was right.
  if (answer === null) return;
  const opened = await openSigned(await answer.json(), { keys, now: Date.now(), checks: nodeChecks });
  expect(opened.leftOut).toEqual([]);
  expect(opened.document).toMatchObject({ revision, areas: { spot: { stable: spotIn(registry).stable } } });
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
