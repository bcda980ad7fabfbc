import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { LAYOUT } from '@tradefloor/release/folder';
import { SampleOperator } from '../sample-operator';
import { checkBuildFolder } from './check-build-folder';
import { openFolderStore } from './folder-store';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

function startWriter(name: string, rounds: number) {
  const program = path.join(__dirname, 'sample-writer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, kim.root, name, String(rounds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: number[] = [];
  const ended = once(child, 'close').then(([code]) => Number(code));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', line => acknowledged.push(Number(line)));
  return { name, child, lines, acknowledged, ended };
}

/** Everything that was acknowledged is there, whole, by whom it was; nothing half-written is to be seen. */
async function expectSound(acknowledged: ReadonlyMap<number, string>): Promise<void> {
  const store = openFolderStore(kim.store);
  const { revision: newest } = await store.newest();
  const found = new Map<number, string>();
  for await (const { revision, by } of store.revisions()) found.set(revision, by);
  expect(found.size).toBe(newest);
  for (const [revision, by] of acknowledged) expect(found.get(revision)).toBe(by);
  expect(await kim.does('verify')).toMatch(/builds? (is|are) whole/);
  for (const { area, build } of await store.builds()) await checkBuildFolder(LAYOUT.build(kim.store, area, build));
}

describe('the folder store', () => {
  it('loses and shows nothing half when writers are killed at any point', async () => {
    const acknowledged = new Map<number, string>();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) {
      const writer = startWriter(name, 1000);
      const killAfter = 1 + Math.floor(Math.random() * 12);
      await new Promise<void>(resolve => {
        writer.lines.on('line', () => {
          if (writer.acknowledged.length === killAfter) resolve();
        });
      });
      await new Promise(resolve => setTimeout(resolve, Math.random() * 8));
      writer.child.kill('SIGKILL');
      await writer.ended;
      for (const revision of writer.acknowledged) acknowledged.set(revision, name);
      await expectSound(acknowledged);
    }
    await kim.does(`publish ${await kim.builds({ build: 'ffff0000' })} --promote`);
    expect(await kim.pointers('spot')).toMatchObject({ stable: 'ffff0000' });
    const { revision } = await openFolderStore(kim.store).newest();
    expect(await kim.registry()).toMatchObject({ revision });
  });

  it('gives each of several writers at once its own revisions, and loses none', async () => {
    const writers = ['b1', 'b2', 'b3'].map(name => startWriter(name, 8));
    expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    const acknowledged = new Map(
      writers.flatMap(({ name, acknowledged }) => acknowledged.map(at => [at, name] as const)),
    );
    expect(acknowledged.size).toBe(3 * 8 * 2);
    await expectSound(acknowledged);
    expect((await kim.registry()).revision).toBe(3 * 8 * 2);
    expect((await kim.registry()).areas['spot']?.builds).toHaveLength(3 * 8);
  });
});
