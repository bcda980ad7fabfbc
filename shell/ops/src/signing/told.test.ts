import type { HistoryEntry } from '@tradefloor/release/folder';
import { LAYOUT } from '@tradefloor/release/folder';
import { readFile, writeFile } from 'node:fs/promises';
import { SampleOperator } from '../sample-operator';
import { isAsTold, toldOf } from './told';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B);
});
afterEach(() => kim.leave());

async function change(revision: number, what: Partial<HistoryEntry>): Promise<void> {
  const file = LAYOUT.revision(kim.store, revision);
  const entry: HistoryEntry = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...entry, ...what }));
}

it.each<Partial<HistoryEntry>>([
  { by: 'mallory' },
  { why: 'kim said so' },
  { command: 'promote' },
  { at: '2026-11-20T09:00:00.000Z' },
  { gate: 'nothing was found' },
])('who wrote a revision, and why, is signed with it: verify finds %p', async what => {
  await kim.does(`promote spot ${A} --why mended`);
  await kim.does(`promote spot ${B}`);
  expect(await kim.does('verify')).toContain('2 builds are whole');
  await change(3, what);
  const found = 'Revision 3 in the history: who wrote it, or why, was changed.';
  expect(await kim.types('verify')).toMatchObject({ exit: 1, out: found });
});

it('holds of entries too that are kept without what builds say of themselves', async () => {
  for (let times = 0; times < 7; times += 1) for (const build of [A, B]) await kim.does(`promote spot ${build}`);
  expect(await readFile(LAYOUT.revision(kim.store, 3), 'utf8')).toContain('"thin": true');
  expect(await kim.does('verify')).toContain('2 builds are whole');
  await change(3, { by: 'mallory' });
  expect((await kim.types('verify')).out).toContain('Revision 3 in the history');
});

it('says nothing of who wrote what an older version wrote, which knows nothing of it or passes on what it found', () => {
  const { entry, told } = toldOf({ revision: 4, at: '', by: 'kim', command: 'promote', why: null });
  const altered = { ...entry, by: 'mallory', registry: {} };
  expect(isAsTold(altered, { told })).toBe(false);
  expect(isAsTold(altered, {})).toBe(true);
  expect(isAsTold({ ...altered, revision: 5 }, { told })).toBe(true);
});

it('tells who has the registry nothing that could be guessed', async () => {
  const [first, again] = [1, 2].map(() => toldOf({ revision: 4, at: '', by: 'kim', command: 'promote', why: null }));
  expect(first?.told.hash).not.toBe(again?.told.hash);
  await kim.does(`promote spot ${A} --why mended`);
  expect(JSON.stringify(await kim.registry())).not.toContain('mended');
});
