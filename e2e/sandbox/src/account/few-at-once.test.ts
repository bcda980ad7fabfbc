import { TooManyCalls } from '../wire/too-many-calls';
import { FewAtOnce } from './few-at-once';

it('does a few at a time, lets a few wait, and refuses the others at once', async () => {
  const few = new FewAtOnce(2, 3);
  const ends: Array<() => void> = [];
  let running = 0;
  let most = 0;
  const act = () =>
    few.run(async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>(resolve => ends.push(resolve));
      running -= 1;
    });
  const all = Array.from({ length: 9 }, act);
  const refused = await Promise.allSettled(all.slice(5));
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
  await expect(all[5]).rejects.toBeInstanceOf(TooManyCalls);
  for (let turn = 0; turn < 5; turn += 1) {
    ends.shift()?.();
    await new Promise(resolve => setImmediate(resolve));
  }
  await Promise.all(all.slice(0, 5));
  expect(most).toBe(2);
  const again = act();
  ends.shift()?.();
  await again;
});

it('gives the place of one that failed to the next', async () => {
  const few = new FewAtOnce(1, 1);
  const failing = few.run(() => Promise.reject(new Error('broken')));
  const next = few.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('lets one caller wait for a quarter of the places, and others for the rest', async () => {
  const few = new FewAtOnce(1, 8);
  const ends: Array<() => void> = [];
  const act = (who: string) => few.run(() => new Promise<void>(resolve => ends.push(resolve)), who);
  const theirs = Array.from({ length: 5 }, () => act('one'));
  const refused = await Promise.allSettled(theirs.slice(3));
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const all = [...theirs.slice(0, 3), act('another')];
  for (let turn = 0; turn < 4; turn += 1) {
    ends.shift()?.();
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(await Promise.all(all)).toHaveLength(4);
});
