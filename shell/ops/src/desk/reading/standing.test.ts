import { readStanding } from '@tradefloor/contract/desk';
import { SampleOperator } from '../../sample-operator';
import { SampleDesk } from '../sample-desk';

const HOUR = 3_600_000;

it('tells of a canary that nobody has looked after for a day that no browser gets it', async () => {
  const kim = await SampleOperator.arrive();
  await kim.publishes('aaaa1111', 'bbbb2222');
  await kim.does('promote spot aaaa1111');
  await kim.does('canary spot bbbb2222 --percent 12.5 --begin');
  const desk = await SampleDesk.open(kim);
  try {
    const percent = async () => (await desk.answer(readStanding, {})).areas[0]?.canary?.percent;
    expect(await percent()).toBe('12.5');
    kim.pass(25 * HOUR);
    expect(await percent()).toBe('0');
  } finally {
    await desk.close();
    await kim.leave();
  }
});
