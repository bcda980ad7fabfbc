import { releasesOf } from '@tradefloor/release/sample-builds';
import { writeRevision } from '@tradefloor/release/sample-build-folder';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const A = 'aaaa1111';
const B = 'bbbb2222';
const C = 'abcd3333';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

describe('status', () => {
  it('shows what people get', async () => {
    await kim.publishes(A, B, C);
    await kim.does(`promote spot ${A}`);
    await kim.does(`promote spot ${B} --now`);
    const out = await kim.does('status');
    expect(out).toContain('Revision 5, written 2026-11-20T10:00:00.004Z');
    expect(out).toMatch(
      /^AREA {2,}STABLE {2,}VERSION {2,}PLATFORM {2,}PUBLISHED {2,}CANARY {2,}LAST GOOD {2,}BLOCKED {2,}OTHERS$/m,
    );
    expect(out).toMatch(
      /^spot {2,}bbbb2222 \(now\) {2,}1\.0\.0 {2,}\^1\.0\.0 {2,}2026-11-20 10:00 {2,}- {2,}aaaa1111 {2,}- {2,}abcd3333$/m,
    );
  });

  it('shows one area where it is named', async () => {
    await kim.publishes(A);
    await kim.does(`publish ${await kim.builds({ area: 'lever', build: B })}`);
    expect(await kim.does('status mf-lever')).not.toContain('spot');
    expect(await kim.types('status wallet')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('no area "wallet"'),
    });
  });

  it('names the newest of many others, and of one area all', async () => {
    await kim.publishes(A, 'cccc0001', 'cccc0002', 'cccc0003', 'cccc0004', 'cccc0005');
    await kim.does(`promote spot ${A}`);
    expect(await kim.does('status')).toMatch(/ cccc0005 cccc0004 cccc0003 and 2 more$/m);
    expect(await kim.does('status spot')).toMatch(/ cccc0005 cccc0004 cccc0003 cccc0002 cccc0001$/m);
  });

  it('says the same to machines', async () => {
    await kim.publishes(A);
    expect(JSON.parse(await kim.does('status --json'))).toMatchObject({
      revision: 1,
      areas: { spot: { builds: [{ build: A }] } },
      problems: [],
    });
  });

  it('tells of an entry that is no area, and ends well: the others are shown, and go back', async () => {
    await kim.publishes(A, B);
    await kim.does(`promote spot ${A}`);
    await kim.forgetsSignatures();
    const { signed: _signed, ...registry } = { signed: null, ...(await kim.registry()) };
    const areas = { ...registry.areas, 'No Name': releasesOf([]), constructor: releasesOf([]) };
    await writeRevision(kim.store, { ...registry, revision: 4, areas });
    expect(await kim.does('status')).toMatch(/^! No Name cannot be read: not a name of an area$/m);
    expect(await kim.types('verify')).toMatchObject({ exit: 1 });
    expect(await kim.types('status constructor')).toMatchObject({ exit: 1, err: expect.stringContaining('no area') });
    expect(await kim.types('promote constructor aaaa')).toMatchObject({ exit: 1 });
    await kim.does(`promote spot ${B}`);
    await kim.does('rollback --to-revision 4');
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
  });

  it('names the file of a revision that a disk has damaged, which is the one to move away', async () => {
    await kim.publishes(A);
    await writeFile(path.join(kim.store, 'history', '1.json'), '{ "revi');
    expect(await kim.types('status')).toMatchObject({
      exit: 4,
      err: expect.stringContaining(`history/1.json in ${kim.store} is not a revision of the registry`),
    });
  });
});
