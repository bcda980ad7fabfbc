import { randomInt } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servedWrong, signedWrong } from './given-out';
import { type Published, publishedIn } from './published';
import { SampleSuite } from './sample-suite';

/** The soak asks for 1,000. */
const BYTES = Number(process.env['CHANGED_BYTES'] ?? 20);
const PATIENCE_MS = 60_000 + BYTES * 3_000;

let suite: SampleSuite;
let published: Published;
beforeAll(async () => {
  suite = await SampleSuite.open();
  published = await publishedIn(suite);
  await servedWrong(suite, 'seen', published);
  await cp(suite.store, suite.at('whole'), { recursive: true });
  await cp(suite.at('seen'), suite.at('seen before'), { recursive: true });
}, PATIENCE_MS);
afterAll(() => suite.close());

it(
  `a byte that is changed anywhere in the store is refused or harmless, ${BYTES} times`,
  async () => {
    for (let time = 0; time < BYTES; time += 1) {
      await restored();
      const context = await changed(time);
      for (const state of ['seen', 'never seen'])
        expect([context, state, await servedWrong(suite, state, published)]).toEqual([context, state, []]);
      expect([context, await signedWrong(suite, published)]).toEqual([context, []]);
    }
  },
  PATIENCE_MS,
);

it('what was published and signed is served as it is', async () => {
  await restored();
  expect(await servedWrong(suite, 'seen', published)).toEqual([]);
  expect(await signedWrong(suite, published)).toEqual([]);
});

async function restored(): Promise<void> {
  await rm(suite.at('never seen'), { recursive: true, force: true });
  for (const [folder, whole] of [
    [suite.store, suite.at('whole')],
    [suite.at('seen'), suite.at('seen before')],
  ] as const) {
    await rm(folder, { recursive: true, force: true });
    await cp(whole, folder, { recursive: true });
  }
}

/** Each file has its turn; where in it, and to what, is left to chance. */
async function changed(time: number): Promise<string> {
  const name = published.names[time % published.names.length] ?? '';
  const file = path.join(suite.store, name);
  const content = await readFile(file);
  const at = randomInt(content.length);
  const around = String(content.subarray(Math.max(0, at - 30), at + 30));
  content[at] = (content[at] ?? 0) ^ randomInt(1, 256);
  await writeFile(file, content);
  return `${name}, byte ${at} is ${content[at]}: ${around}`;
}
