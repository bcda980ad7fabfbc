import { DELIVERIES } from '@tradefloor/release/delivery';
import path from 'node:path';
import { NotTaken } from '../../publishers/admit';
import { receive } from '../../publishers/receive';
import { SamplePublisher } from '../../publishers/sample-publisher';
import { SampleOperator } from '../../sample-operator';
import { SampleDesk } from '../sample-desk';

jest.mock('../../publishers/receive', () => {
  const real = jest.requireActual<{ receive: typeof receive }>('../../publishers/receive');
  return { receive: jest.fn(real.receive) };
});

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

it('takes two at once under one key, and others when one of them is done', async () => {
  const other = new SamplePublisher();
  for (const [name, { key }] of Object.entries({ team, other }))
    await kim.does(`publishers trust ${name} ${key} --areas spot`);
  const body = await built();
  let count = 0;
  const handsAnew = async (by = team) => {
    count += 1;
    return hands(body, await by.signs(body, { at: AT, nonce: `${'n'.repeat(20)}${count}` }));
  };
  let end = () => {};
  const ended = new Promise<void>(resolve => (end = resolve));
  const here: string[] = [];
  for (let at = 0; at < 2; at += 1)
    jest.mocked(receive).mockImplementationOnce(async (_, files) => {
      here.push(files);
      await ended;
      throw new NotTaken(400, 'Seen to.');
    });
  const begun = [handsAnew(), handsAnew()];
  try {
    while (here.length < 2) await new Promise(setImmediate);
    expect(await handsAnew()).toMatchObject({ status: 429, said: { message: expect.stringContaining('2 builds') } });
    expect(await handsAnew(other)).toMatchObject({ status: 200 });
  } finally {
    end();
  }
  expect(await Promise.all(begun)).toMatchObject([{ status: 400 }, { status: 400 }]);
  expect(await handsAnew()).toMatchObject({ status: 200 });
});
