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

it('says each line in English, and in no language what a screen has a text for', async () => {
  const gone = { key: 'canary.over', values: { area: 'spot', build: 'aaaa1111' } };
  const jobs = new Jobs({
    perform: async (_, { say }) => {
      say('a word');
      return { lines: [gone], json: {} };
    },
    now: () => new Date(0),
    say: () => undefined,
  });
  const id = jobs.begin(typed('canary', ['spot'], {}), 'kim');
  await jobs.settled();
  expect(jobs.told(id)).toMatchObject({
    lines: ['a word', 'spot aaaa1111 is no longer tried.'],
    linesSaid: [null, gone],
  });
});

it('refuses to let the gate look for two at once, and says for whom it looks', async () => {
  let end: (answer: Answer) => void = () => undefined;
  const jobs = new Jobs({
    perform: () => new Promise(resolve => (end = resolve)),
    now: () => new Date(0),
    say: () => undefined,
  });
  const promotes = (build: string, by: string) => jobs.begin(typed('promote', ['spot', build], {}), by);
  const first = promotes('aaaa1111', 'kim');
  const second = await jobs.ended(promotes('bbbb2222', 'lee'));
  const values = { command: 'promote', area: 'spot', build: 'aaaa1111', by: 'kim' };
  expect(second).toMatchObject({ state: 'refused', refusal: { said: [{ key: 'refused.busy', values }] } });
  expect(jobs.told(first)?.state).toBe('running');
  end({ lines: [], json: {} });
  await jobs.settled();
  const third = promotes('bbbb2222', 'lee');
  end({ lines: [], json: {} });
  expect(await jobs.ended(third)).toMatchObject({ state: 'done' });
});

it('says it no more when the command is refused', async () => {
  expect(await stepsOf(() => refuse('No.'))).toEqual([TOLD, null]);
});
