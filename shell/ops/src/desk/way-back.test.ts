import { readWayBack } from '@tradefloor/contract/desk';
import { SampleOperator } from '../sample-operator';
import { SampleDesk } from './sample-desk';

const [OLD, NEW] = ['aaaa1111', 'bbbb2222'];

it('names what going back to a revision would change, and what keeps anybody from it', async () => {
  const kim = await SampleOperator.arrive();
  await kim.publishes(OLD, NEW);
  for (const build of [OLD, NEW]) await kim.does(`promote spot ${build}`);
  const desk = await SampleDesk.open(kim);
  try {
    const change = { area: 'spot', kind: 'stable', build: OLD, before: NEW, percent: '' };
    expect(await desk.answer(readWayBack, { revision: 3 })).toMatchObject({ changes: [change], objection: '' });
    const nobody = await desk.answer(readWayBack, { revision: 1 });
    expect(nobody).toMatchObject({ changes: [], objectionSaid: [{ key: 'refused.revision.nobody' }] });
  } finally {
    await desk.close();
    await kim.leave();
  }
});
