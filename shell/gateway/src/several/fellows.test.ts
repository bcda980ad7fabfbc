import { writeSigned } from '@tradefloor/release/sample-build-folder';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { SampleSigner } from '@tradefloor/release/sample-signed';
import { KEY_FILES } from '@tradefloor/release/signing';
import { openRedis } from '@tradefloor/redis';
import { findRedis, NO_REDIS } from '@tradefloor/redis/redis-server';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import type { SampleGateway } from '../sample-gateway';
import { revisionAt, SampleFellows, until } from './sample-fellows';

const program = findRedis();
if (program === null) console.warn(NO_REDIS);
const kim = new SampleSigner();

// The reason stands in the warning above.
(program === null ? describe.skip : describe)('gateways behind one Redis', () => {
  let root: string;
  let fellows: SampleFellows;
  let sockets: WebSocket[];

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'fellows-'));
    sockets = [];
    fellows = await SampleFellows.open(program ?? '');
    await mkdir(path.join(root, 'keys'));
    await writeFile(KEY_FILES.known(path.join(root, 'keys')), JSON.stringify({ keys: [kim.key] }));
  });
  afterEach(async () => {
    for (const socket of sockets) socket.terminate();
    await fellows.close();
    await rm(root, { recursive: true });
  });

  async function promotes(store: string, revision: number, stable: string): Promise<void> {
    const builds = ['aaaa1111', 'bbbb2222'].map(build => aBuild({ build }));
    const updated = `2026-11-22T10:00:0${revision}.000Z`;
    const registry = { schema: 1 as const, revision, updated, areas: { spot: releasesOf(builds, { stable }) } };
    await writeSigned(store, kim.signsRegistry(registry));
  }

  /** What it is told, with the time at which it was. */
  async function aTab(gateway: SampleGateway) {
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/registry/events/signed?mark=none`);
    sockets.push(socket);
    const told: Array<{ readonly revision: number; readonly at: number }> = [];
    socket.on('message', (said: Buffer) => {
      const { revision } = JSON.parse(said.toString());
      if (typeof revision === 'number') told.push({ revision, at: performance.now() });
    });
    await once(socket, 'open');
    const toldOf = async (revision: number): Promise<number> => {
      for (;;) {
        const found = told.find(each => each.revision === revision);
        if (found !== undefined) return found.at;
        await once(socket, 'message');
      }
    };
    return { toldOf, told };
  }

  it('tell their tabs of a promote at once, though the store of one says nothing of it yet', async () => {
    const keys = path.join(root, 'keys');
    const one = await fellows.aGateway({ keys });
    const lagging = await fellows.aGateway({ keys });
    await fellows.together(one, lagging);
    await promotes(one.store, 1, 'aaaa1111');
    await promotes(lagging.store, 1, 'aaaa1111');
    for (const gateway of [one, lagging]) await until(async () => (await revisionAt(gateway)) === 1);
    const [here, there] = [await aTab(one), await aTab(lagging)];
    await promotes(one.store, 2, 'bbbb2222');
    const [saw, heard] = await Promise.all([here.toldOf(2), there.toldOf(2)]);
    expect(heard - saw).toBeLessThan(1_000);
    // Its store is asked each second, says the former one, and nothing is wrong with that.
    const told = await (await lagging.get('/readyz')).json();
    expect(told).toMatchObject({ store: 'readable', registry: { revision: 2, signed: true }, redis: 'reachable' });
    await promotes(lagging.store, 3, 'aaaa1111');
    await Promise.all([here.toldOf(3), there.toldOf(3)]);
  });

  it('believe nothing for having heard it', async () => {
    const keys = path.join(root, 'keys');
    const gateway = await fellows.aGateway({ keys });
    await fellows.together(gateway);
    await promotes(gateway.store, 1, 'aaaa1111');
    await until(async () => (await revisionAt(gateway)) === 1);
    const tab = await aTab(gateway);
    const stranger = openRedis(fellows.url, () => undefined);
    const { publisher } = stranger;
    await once(publisher, 'ready');
    const says = (signed: unknown) =>
      publisher.publish(
        'tradefloor:gateways:0:registry',
        JSON.stringify({ mark: 'x', signed: JSON.stringify(signed) }),
      );
    const registryAt = (revision: number, updated: string) => ({
      schema: 1 as const,
      revision,
      updated,
      areas: { spot: releasesOf([aBuild({ build: 'cccc3333' })], { stable: 'cccc3333' }) },
    });
    await says(new SampleSigner().passesOn(registryAt(2, '2026-11-22T10:00:02.000Z')));
    await says(kim.passesOn(registryAt(3, '2026-11-22T10:00:03.000Z'), { expires: '2026-01-01T00:00:00.000Z' }));
    await says(kim.passesOn(registryAt(4, '2026-11-22T10:00:00.000Z')));
    await publisher.publish('tradefloor:gateways:0:registry', 'nonsense');
    // Words come in their order: the last one is true, and by then the others were judged.
    await says(kim.passesOn(registryAt(5, '2026-11-22T10:00:05.000Z')));
    await tab.toldOf(5);
    expect(tab.told.map(({ revision }) => revision)).toEqual([1, 5]);
    stranger.close();
  });
});
