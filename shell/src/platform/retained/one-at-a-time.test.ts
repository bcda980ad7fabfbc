import { oneAtATime } from './one-at-a-time';

it('gives who asks while a reading is on its way the next one, once for all of them', async () => {
  const answers: Array<(isThere: boolean) => void> = [];
  const read = jest.fn(() => new Promise<boolean>(resolve => answers.push(resolve)));
  const ask = oneAtATime(read);
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(read).toHaveBeenCalledTimes(1);
  answers[0]?.(false);
  expect(await first).toBe(false);
  await Promise.resolve();
  expect(read).toHaveBeenCalledTimes(2);
  answers[1]?.(true);
  expect(await Promise.all([second, third])).toEqual([true, true]);
  void ask();
  expect(read).toHaveBeenCalledTimes(3);
});
