import { folderCutting } from './folder-cutting';
import { wholeThrough } from './kill-trial';
import { SampleSuite } from './sample-suite';

/** The soak asks for 100. */
const KILLS = Number(process.env['STORE_KILLS'] ?? 4);
/** A process starts in half a second of a core, and a kill takes five of them. */
const PATIENCE_MS = 60_000 + KILLS * 20_000;

let suite: SampleSuite;
beforeAll(async () => {
  suite = await SampleSuite.open();
});
afterAll(() => suite.close());

it(
  `the store is whole, signed and served, however commands and gateways are killed, ${KILLS} times`,
  async () => {
    expect(await wholeThrough(suite, folderCutting(suite.at('told')), KILLS)).toBeGreaterThanOrEqual(KILLS);
  },
  PATIENCE_MS,
);
