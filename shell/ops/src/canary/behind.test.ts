import { SampleS3 } from '@tradefloor/release/sample-s3';
import { KEY_FILES } from '@tradefloor/release/signing';
import { rm } from 'node:fs/promises';
import { SampleOperator } from '../sample-operator';

const OLD = 'aaaa1111';
const NEW = 'bbbb2222';
const TRY = `canary spot ${NEW} --percent 10 --steps 50 --visits 100 --minutes 0`;

let s3: SampleS3;
let kim: SampleOperator;
beforeAll(async () => {
  s3 = await SampleS3.start('');
});
afterAll(() => s3.stop());
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  kim.env['GATEWAYS'] = 'http://one:8080';
  kim.env['TRADEFLOOR_STORE'] = await s3.store();
  await kim.publishes(OLD, NEW);
  await kim.does(`promote spot ${OLD}`);
});
afterEach(() => kim.leave());

const counted = (build: string, end: string, visits: number) =>
  `tradefloor_build_visits_total{area="spot",build="${build}",end="${end}"} ${visits}`;

/** Reads of the bucket do not know this revision, from when it is written on and as long as `lasts` says. */
function bucketIsBehind(revision: number, lasts: () => boolean): void {
  if (s3.own === null) throw new Error('only a bucket of our own can be told to be behind');
  s3.own.fateOf = asked => {
    const isOfIt = asked.endsWith(`/history/${revision}.json`) || asked.endsWith('/registry.json');
    return isOfIt && !asked.startsWith('PUT') && lasts() ? 'behind' : 'answered';
  };
}

it.each([[TRY], ['canary spot']])('"%s" goes on watching where the bucket does not know of it yet', async line => {
  let pauses = 0;
  bucketIsBehind(4, () => pauses < 2);
  kim.whilePaused = () => {
    pauses += 1;
    const counts = pauses < 3 ? [] : [counted(OLD, 'whole', 900), counted(NEW, 'failed', 150)];
    kim.gateways.set('one:8080', counts.join('\n'));
  };
  kim.gateways.set('one:8080', '');
  if (line !== TRY) await kim.does(`${TRY} --begin`);
  const { exit, out } = await kim.types(line);
  expect([exit, out]).toEqual([1, expect.stringContaining(`spot ${NEW} is taken back`)]);
});

it('is not over for who has seen it, where a copy of the bucket has not', async () => {
  let pauses = 0;
  await kim.does(`${TRY} --begin`);
  // Another machine has signed it: nothing is remembered here.
  await rm(KEY_FILES.signed(kim.signing.folder));
  bucketIsBehind(4, () => pauses === 1 || pauses === 2);
  kim.whilePaused = () => {
    pauses += 1;
    const counts = pauses < 4 ? [] : [counted(OLD, 'whole', 900), counted(NEW, 'failed', 150)];
    kim.gateways.set('one:8080', counts.join('\n'));
  };
  kim.gateways.set('one:8080', '');
  const { exit, out, err } = await kim.types('canary spot');
  expect([exit, out]).toEqual([1, expect.stringContaining(`spot ${NEW} is taken back`)]);
  expect(err).toContain('older than revision 4');
});
