import { shownWord } from '@tradefloor/release';
import { openRedis } from '@tradefloor/redis';
import { findRedis, NO_REDIS } from '@tradefloor/redis/redis-server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SampleGateway } from '../sample-gateway';
import { LONGEST_TEXT } from './shared-figures';
import { redisAt, revisionAt, SampleFellows, until } from './sample-fellows';

const program = findRedis();
if (program === null) console.warn(NO_REDIS);

const everything = async (gateway: SampleGateway) => (await gateway.get('/metrics/all')).text();
/** How many tabs show the one build, by gateway, as `text` says. */
const showingIn = (text: string) =>
  [...text.matchAll(/^tradefloor_build_tabs\{gateway="\w+",area="spot",build="aaaa1111"\} (\d+)$/gm)]
    .map(([, count]) => Number(count))
    .toSorted((one, other) => one - other);
/** What `text` says of visits, by gateway. */
const visitsIn = (text: string) =>
  [...text.matchAll(/^tradefloor_build_visits_total\{.*end="whole",gateway="\w+"\} (\d+)$/gm)]
    .map(([, count]) => Number(count))
    .toSorted((one, other) => one - other);

function visits(url: string, count: number): Promise<Response> {
  const times = { loadMs: 120, mountMs: 300, longestTaskMs: 60 };
  const visit = { area: 'spot', build: 'aaaa1111', failed: false, times };
  const body = JSON.stringify({ kind: 'visits', visits: Array.from({ length: count }, () => visit) });
  return fetch(`${url}/beacon`, { method: 'POST', body, headers: { connection: 'close' } });
}

// The reason stands in the warning above.
(program === null ? describe.skip : describe)('gateways behind one Redis', () => {
  let fellows: SampleFellows;
  beforeEach(async () => {
    fellows = await SampleFellows.open(program ?? '');
  });
  afterEach(() => fellows.close());

  /** Both give the same build out. */
  async function twoGateways() {
    const one = await fellows.aGateway();
    await one.release({ build: 'aaaa1111' });
    const other = await fellows.aGateway({ store: one.store });
    for (const gateway of [one, other]) await until(async () => (await revisionAt(gateway)) === 1);
    return [one, other] as const;
  }

  it('tell what tabs have told any of them, each once, also what one was told that is no more', async () => {
    const [one, other] = await twoGateways();
    await visits(one.url, 3);
    await visits(other.url, 4);
    for (const gateway of [one, other]) await until(async () => visitsIn(await everything(gateway)).join() === '3,4');
    expect(await (await one.get('/metrics')).text()).toContain('build="aaaa1111",end="whole"} 3');
    await visits(other.url, 1);
    await other.stop();
    expect(visitsIn(await everything(one))).toEqual([3, 5]);
  });

  it('tell how many tabs show a build at any of them, and nothing of one that is no more', async () => {
    const [one, other] = await twoGateways();
    const word = shownWord([{ area: 'spot', build: 'aaaa1111' }]);
    for (const gateway of [one, other, other]) await gateway.tab(word);
    for (const gateway of [one, other]) await until(async () => showingIn(await everything(gateway)).join() === '1,2');
    expect(await everything(one)).toContain('# TYPE tradefloor_build_tabs gauge');
    await other.stop();
    expect(showingIn(await everything(one))).toEqual([1]);
  });

  it('know what one was told that was killed', async () => {
    const one = await fellows.aGateway();
    await one.release({ build: 'aaaa1111' });
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, '../main.ts')], {
      env: {
        ...process.env,
        PORT: '0',
        REDIS_URL: fellows.url,
        TRADEFLOOR_STORE: one.store,
        TRADEFLOOR_KEYS: path.join(one.root, 'none'),
        TRADEFLOOR_STATE: path.join(one.root, 'killed'),
        SHELL_DIST: one.shellFolder,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = await once(child.stdout, 'data');
    const [, url = ''] = /^Gateway: (\S+),/.exec(String(line)) ?? [];
    await visits(url, 6);
    await until(async () => visitsIn(await everything(one)).join() === '6');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(visitsIn(await everything(one))).toEqual([6]);
  });

  it('go on by themselves while Redis is away, say so, and tell everything once it is back', async () => {
    const [one, other] = await twoGateways();
    await visits(one.url, 2);
    await until(async () => visitsIn(await everything(other)).join() === '2');
    await fellows.redisEnds();
    for (const gateway of [one, other]) await until(async () => (await redisAt(gateway)) === 'away');
    expect(await (await one.get('/readyz')).json()).toMatchObject({ ready: true, redis: 'away' });
    expect(await (await one.get('/metrics')).text()).toContain('tradefloor_redis_up 0');
    expect((await one.get('/dealCenter')).status).toBe(200);
    await visits(one.url, 5);
    await visits(other.url, 1);
    expect(visitsIn(await everything(one))).toEqual([7]);
    // It has kept nothing, and knows all again.
    await fellows.redisBegins();
    for (const gateway of [one, other]) await until(async () => visitsIn(await everything(gateway)).join() === '1,7');
    await fellows.together(one, other);
  });

  it('leave out what is longer than they take, and say so once', async () => {
    const lines: string[] = [];
    const gateway = await fellows.aGateway({ log: line => lines.push(line) });
    await fellows.together(gateway);
    const fellow = openRedis(fellows.url, () => undefined);
    const { publisher } = fellow;
    await once(publisher, 'ready');
    const [id, short] = ['abcdef012345', 'tradefloor_reports_total{gateway="abcdef012345"} 5'];
    await publisher.sAdd('tradefloor:gateways:0:all', id);
    const tells = (text: string) => publisher.set(`tradefloor:gateways:0:figures:${id}`, text);
    await tells(short.padEnd(LONGEST_TEXT + 1));
    for (let turn = 0; turn < 2; turn += 1) expect(await everything(gateway)).not.toContain(id);
    expect(lines).toEqual([
      expect.stringContaining(`/metrics/all leaves out gateway ${id}, which tells more than 4000000 characters`),
    ]);
    await tells(short);
    expect(await everything(gateway)).toContain(short);
    await publisher.sAdd(
      'tradefloor:gateways:0:all',
      Array.from({ length: 500 }, (_, at) => String(at).padStart(12, '0')),
    );
    fellow.close();
    await everything(gateway);
    expect(lines.at(-1)).toContain('/metrics/all leaves out all but 500 gateways');
  });

  it('begin without a Redis, and join once there is one', async () => {
    await fellows.redisEnds();
    const gateway = await fellows.aGateway();
    await gateway.release({ build: 'aaaa1111' });
    await until(async () => (await revisionAt(gateway)) === 1);
    expect(await redisAt(gateway)).toBe('away');
    await fellows.redisBegins();
    await fellows.together(gateway);
  });
});
