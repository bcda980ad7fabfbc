import { promoteBuild } from '@tradefloor/contract/desk';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';
import { SampleDesk } from './sample-desk';

const [A, B] = ['aaaa1111', 'bbbb2222'];
const ROOT = path.join(__dirname, '../../../..');

let kim: SampleOperator;
let desk: SampleDesk;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B);
  desk = await SampleDesk.open(kim);
});
afterEach(async () => {
  await desk.close();
  await kim.leave();
});

it('is reached by the user that it runs as alone, and by one desk at a time', async () => {
  expect((await stat(desk.socket)).mode & 0o777).toBe(0o600);
  expect(await kim.types('desk')).toMatchObject({ exit: 1, err: expect.stringContaining('already') });
});

it('killed in the middle of writes, it leaves a whole store, and the next one takes its place', async () => {
  await desk.end();
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/ops/src/main.ts', 'desk', '--at', desk.socket], {
    cwd: ROOT,
    env: {
      PATH,
      ...kim.env,
      TRADEFLOOR_STORE: kim.store,
      TRADEFLOOR_KEYS: path.join(kim.root, '.tradefloor', 'keys'),
    },
    stdio: 'ignore',
  });
  await desk.answering();
  const wish = async (build: string) => {
    const { revision } = await kim.registry();
    return { area: 'spot', build, ifRevision: revision, now: false };
  };
  const written = async (build: string) => desk.calls(promoteBuild, await wish(build));
  expect(await desk.job(promoteBuild, await wish(A))).toMatchObject({ state: 'done' });
  // Whichever of these has begun, and wherever it is.
  const cut = Promise.allSettled([written(B), written(A), written(B)]);
  child.kill('SIGKILL');
  await Promise.all([once(child, 'exit'), cut]);
  expect(await kim.does('verify')).toContain('2 builds are whole');
  await desk.start();
  const before = (await kim.registry()).revision;
  const next = (await kim.pointers('spot')).stable === A ? B : A;
  expect(await desk.job(promoteBuild, { area: 'spot', build: next, ifRevision: before, now: false })).toMatchObject({
    state: 'done',
    revision: before + 1,
  });
});
