import { type HistoryEntry, LAYOUT } from '@tradefloor/release/folder';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { SampleOperator } from '../../sample-operator';
import { openFolderStore } from '../../store/folder-store';
import { History } from './history';

it('shows as much of a reason that was typed elsewhere as its own page takes, and no half of a letter', async () => {
  const kim = await SampleOperator.arrive();
  try {
    await kim.publishes('aaaa1111');
    await kim.does(`promote spot aaaa1111 --why ${'🚀'.repeat(5_000)}`);
    const history = new History(openFolderStore(kim.store), kim.signing);
    const { rows } = await history.page(1);
    const decided = await history.decided(2, new Map([['spot', 'aaaa1111']]));
    const shown = `${'🚀'.repeat(299)}…`;
    expect([rows[0]?.why, decided.get('spot')?.why]).toEqual([shown, shown]);
    expect(rows[0]?.command).toMatch(/^promote spot aaaa1111 --why 🚀+…$/u);
    expect(await kim.does('history')).toContain('🚀'.repeat(5_000));
  } finally {
    await kim.leave();
  }
});

describe('an entry that is not as it was signed', () => {
  let kim: SampleOperator;
  beforeEach(async () => {
    kim = await SampleOperator.arrive();
    await kim.publishes('aaaa1111', 'bbbb2222');
    for (let turn = 0; turn < 14; turn += 1)
      for (const build of ['aaaa1111', 'bbbb2222']) await kim.does(`promote spot ${build} --why turn-${turn}`);
  });
  afterEach(() => kim.leave());

  const fileOf = (revision: number) => LAYOUT.revision(kim.store, revision);
  const entryOf = async (revision: number): Promise<HistoryEntry> =>
    JSON.parse(await readFile(fileOf(revision), 'utf8'));
  const change = async (revision: number, what: (entry: HistoryEntry) => object) =>
    writeFile(fileOf(revision), JSON.stringify({ ...(await entryOf(revision)), ...what(await entryOf(revision)) }));
  const flawsOn = async (...pages: number[]) => {
    const history = new History(openFolderStore(kim.store), kim.signing);
    const rows = (await Promise.all(pages.map(page => history.page(page)))).flatMap(each => each.rows);
    return rows.flatMap(({ revision, flawSaid }) => (flawSaid ?? []).map(({ key }) => `${revision} ${key}`));
  };

  it('is marked as such, on any page, and no other one is', async () => {
    expect(await flawsOn(1, 2)).toEqual([]);
    await change(27, () => ({ by: 'mallory' }));
    await change(4, () => ({ why: 'kim said so' }));
    expect(await flawsOn(1)).toEqual(['27 flaw.told']);
    expect(await flawsOn(2)).toEqual(['4 flaw.told']);
    const history = new History(openFolderStore(kim.store), kim.signing);
    const { rows } = await history.page(1);
    expect(rows.find(({ revision }) => revision === 27)?.flaw).toBe('Who wrote it, when or why was changed.');
    const decided = async (revision: number) =>
      (
        await new History(openFolderStore(kim.store), kim.signing).decided(revision, new Map([['spot', 'bbbb2222']]))
      ).get('spot');
    expect(await decided(30)).toMatchObject({ by: 'kim', isAltered: false });
    await change(30, () => ({ by: 'mallory' }));
    expect(await decided(30)).toMatchObject({ by: 'mallory', isAltered: true });
  });

  it('is marked by what it says people got, and as a whole where it was replaced', async () => {
    const other = (await entryOf(20)).registry;
    await change(24, ({ registry }) => ({ registry: { ...Object(registry), areas: {} } }));
    await change(21, () => ({ registry: other }));
    expect(await flawsOn(1)).toEqual(['24 flaw.pointers', '21 flaw.entry']);
    expect((await kim.types('verify')).out).toContain('Revision 24 in the history says something else');
  });

  it('is not the one below an entry that was taken away: the one above it is marked', async () => {
    await rm(fileOf(22));
    expect(await flawsOn(1, 2)).toEqual(['23 flaw.gap']);
    expect((await kim.types('verify')).out).toContain('Revision 22 is missing from the history.');
    const signedOnce = (await entryOf(19)).registry;
    await change(21, () => ({ registry: signedOnce }));
    expect(await flawsOn(1, 2)).toEqual(['23 flaw.gap', '21 flaw.entry']);
  });

  it('is marked where its signature was taken away, and one from before the first signature is not', async () => {
    const unsigned = ({ registry }: HistoryEntry) => ({ registry: { ...Object(registry), signed: undefined } });
    await change(9, unsigned);
    expect(await flawsOn(1, 2)).toEqual(['9 flaw.entry']);
    await kim.forgetsSignatures();
    await kim.does('promote spot aaaa1111');
    await change(9, () => ({ by: 'mallory' }));
    expect(await flawsOn(1, 2)).toEqual([]);
  });
});
