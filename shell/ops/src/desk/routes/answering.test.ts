import { blockBuild, listRevisions, readStanding } from '@tradefloor/contract/desk';
import { SampleOperator } from '../../sample-operator';
import { SampleDesk } from '../sample-desk';

const A = 'aaaa1111';
/** Turns the letters behind it around. */
const TURNED = '\u202E';

let kim: SampleOperator;
let desk: SampleDesk;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.does(`publish ${await kim.builds({ build: A, version: `1.0${TURNED}.0` })}`);
  desk = await SampleDesk.open(kim);
});
afterEach(async () => {
  await desk.close();
  await kim.leave();
});

it('turns no letters of a page around, whoever typed or built what', async () => {
  await kim.does(`promote spot ${A} --by ann${TURNED}mik --why faster${TURNED}`);
  const { areas, revision } = await desk.answer(readStanding, {});
  expect(areas[0]?.decided).toMatchObject({ by: 'ann\\u202emik', why: 'faster\\u202e' });
  expect(areas[0]?.builds[0]?.version).toBe('1.0\\u202e.0');
  const { rows } = await desk.answer(listRevisions, {});
  expect(rows[0]).toMatchObject({ by: 'ann\\u202emik', command: expect.stringContaining('ann\\u202emik') });
  const job = await desk.job(blockBuild, {
    area: 'spot',
    build: A,
    ifRevision: revision,
    now: false,
    reload: false,
    why: `bad${TURNED}`,
  });
  expect(job).toMatchObject({ state: 'done', why: 'bad\\u202e' });
});
