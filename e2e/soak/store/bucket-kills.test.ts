import { openStore } from '@tradefloor/ops';
import { SampleS3 } from '@tradefloor/release/sample-s3';
import { bucketCutting } from './bucket-cutting';
import { wholeThrough } from './kill-trial';
import { SampleSuite } from './sample-suite';

/** The soak asks for 100. */
const KILLS = Number(process.env['BUCKET_KILLS'] ?? 4);
/** A process starts in a second of a core, and a kill takes five of them. */
const PATIENCE_MS = 60_000 + KILLS * 30_000;
const RIVAL = 'lee';

let s3: SampleS3;
let suite: SampleSuite;
beforeAll(async () => {
  // No other server can be told when to lose what.
  s3 = await SampleS3.start('');
  suite = await SampleSuite.open(await s3.store());
});
afterAll(async () => {
  await suite.close();
  await s3.stop();
});

it(
  `the bucket is whole, signed and served, however commands, gateways and answers are cut off, ${KILLS} times`,
  async () => {
    if (s3.own === null) throw new Error('A server of our own was asked for.');
    let overtaken = 0;
    const overtakes = async () => {
      await suite.does('renew', '--by', RIVAL);
      overtaken += 1;
    };
    expect(await wholeThrough(suite, bucketCutting(s3.own, overtakes), KILLS)).toBeGreaterThanOrEqual(KILLS);
    const kept: number[] = [];
    for await (const { by, revision } of openStore(suite.store, suite.root).revisions())
      if (by === RIVAL) kept.push(revision);
    expect(kept).toHaveLength(overtaken);
  },
  PATIENCE_MS,
);
