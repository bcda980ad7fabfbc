import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const OLD = 'aaaa1111';
const NEW = 'bbbb2222';
const TRY = `canary spot ${NEW} --percent 10 --steps 50 --visits 100 --minutes 0`;

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  kim.env['GATEWAYS'] = 'http://one:8080';
  kim.gateways.set('one:8080', '');
  await kim.publishes(OLD, NEW);
  await kim.does(`promote spot ${OLD}`);
});
afterEach(() => kim.leave());

const counted = (build: string, end: string, visits: number) =>
  `tradefloor_build_visits_total{area="spot",build="${build}",end="${end}"} ${visits}`;

/** The newest revision can't be read until what is returned is called. */
async function damageNewest(): Promise<() => Promise<void>> {
  const history = path.join(kim.store, 'history');
  const numbers = (await readdir(history)).map(name => Number.parseInt(name, 10));
  const file = path.join(history, `${Math.max(...numbers)}.json`);
  const whole = await readFile(file, 'utf8');
  await writeFile(file, whole.slice(0, 40));
  return () => writeFile(file, whole);
}

it('goes on watching when the store can be read again, and says once that it could not', async () => {
  let pauses = 0;
  let mend = (): Promise<void> => Promise.resolve();
  kim.whilePaused = async () => {
    pauses += 1;
    if (pauses === 1) mend = await damageNewest();
    if (pauses === 4) await mend();
    kim.gateways.set('one:8080', [counted(OLD, 'whole', 900), counted(NEW, 'failed', 150)].join('\n'));
  };
  const { exit, out, err } = await kim.types(TRY);
  expect([exit, out]).toEqual([1, expect.stringContaining(`spot ${NEW} is taken back`)]);
  expect(err.match(/docs\/operating.md/g)).toHaveLength(1);
  const { stable, canary = null } = await kim.pointers('spot');
  expect([stable, canary]).toEqual([OLD, null]);
});

it('ends with what is wrong when the store stays so', async () => {
  kim.whilePaused = async () => {
    await damageNewest().catch(() => undefined);
  };
  const { exit, err } = await kim.types(TRY);
  expect([exit, err]).toEqual([4, expect.stringContaining('cannot be read')]);
});
