import type { Answer } from '../../command';
import { refuse } from '../../refusal';
import { Jobs } from './jobs';
import { typed } from './typed';

const STEP = { key: 'place.route.guest', values: { route: '/dealCenter' } } as const;

/** What a job says of where the gate is: while its command looks, and after that has ended. */
async function stepsOf(end: () => Answer) {
  const steps: unknown[] = [];
  const jobs = new Jobs({
    perform: async (_, { looking }) => {
      looking(STEP);
      steps.push(jobs.all[0]?.step);
      return end();
    },
    now: () => new Date(0),
    say: () => undefined,
  });
  const id = jobs.begin(typed('promote', ['spot', 'aaaa1111'], {}), 'kim');
  await jobs.settled();
  return [...steps, jobs.told(id)?.step];
}

const TOLD = { ...STEP, text: '/dealCenter, as a guest' };

it('says where the gate is, in no language and in English, for as long as it looks', async () => {
  expect(await stepsOf(() => ({ lines: [], json: {} }))).toEqual([TOLD, null]);
});

it('says it no more when the command is refused', async () => {
  expect(await stepsOf(() => refuse('No.'))).toEqual([TOLD, null]);
});
