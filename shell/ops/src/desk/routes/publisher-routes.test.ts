import { DELIVERIES } from '@tradefloor/release/delivery';
import path from 'node:path';
import { SamplePublisher } from '../../publishers/sample-publisher';
import { SampleOperator } from '../../sample-operator';
import { SampleDesk } from '../sample-desk';

const A = 'aaaa1111';
/** A second after the desk began. */
const AT = '2026-11-20T10:00:01.000Z';

let kim: SampleOperator;
let desk: SampleDesk;
const team = new SamplePublisher();
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  desk = await SampleDesk.open(kim);
});
afterEach(async () => {
  await desk.close();
  await kim.leave();
});

async function hands(body: string, authorization: string) {
  const { status, said } = await desk.asks('POST', DELIVERIES, body, {
    'content-type': 'application/json',
    authorization,
  });
  return { status, said: JSON.parse(said) };
}

const built = async () => team.bodyOf(path.join(kim.root, await kim.builds({ build: A })));

it('publishes what a team hands over that an operator has just trusted, and promotes nothing', async () => {
  const body = await built();
  expect(await hands(body, await team.signs(body, { at: AT }))).toMatchObject({ status: 401 });
  await kim.does(`publishers trust team ${team.key} --areas spot`);
  const header = await team.signs(body, { at: AT, nonce: 'second'.repeat(4) });
  expect(await hands(body, header)).toEqual({
    status: 200,
    said: { type: 'ok', message: { area: 'spot', build: A, outcome: 'published', differs: false } },
  });
  expect(await hands(body, header)).toMatchObject({ status: 409, said: { type: 'error' } });
  expect(await kim.pointers('spot')).toMatchObject({ stable: null });
});

it('says no before it reads what nobody has signed for', async () => {
  expect(await hands('no build at all', 'a-token-of-kim')).toEqual({
    status: 401,
    said: { type: 'error', message: 'Builds are handed over by "tradefloor publish".' },
  });
});

it('tells a team what is wrong with its build', async () => {
  await kim.does(`publishers trust team ${team.key} --areas spot`);
  const body = (await built()).replace('{"files":{', '{"files":{"more.js":"eA==",');
  expect(await hands(body, await team.signs(body, { at: AT }))).toMatchObject({
    status: 409,
    said: { message: expect.stringContaining('more.js is not listed in area.json') },
  });
});
