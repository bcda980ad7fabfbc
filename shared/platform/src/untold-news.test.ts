/** @jest-environment jsdom */
import { memoryStorage } from './device-storage';
import { clearUserKeys } from './stored';
import { untoldNews } from './untold-news';

it('is told by one of the tabs, and anew to who signs in later', async () => {
  const storage = memoryStorage();
  const tab = (...keys: readonly string[]) => untoldNews('words', keys, { storage });
  expect(await Promise.all([tab('1', '2'), tab('2', '3')])).toEqual([['1', '2'], ['3']]);
  expect(await untoldNews('sound', ['1'], { storage })).toEqual(['1']);
  storage.set('tf.user.told-sound', '{"v":1,"value":[7,"1"]}');
  expect(await untoldNews('sound', ['1', '2'], { storage })).toEqual(['2']);
  clearUserKeys(storage);
  expect(await tab('1')).toEqual(['1']);
});

it('waits for a tab that is looking', async () => {
  const storage = memoryStorage();
  let free = () => {};
  const other = new Promise<void>(resolve => (free = resolve));
  const locks = { request: jest.fn((_: string, work: () => unknown) => other.then(work)) };
  const page = { navigator: { locks } } as unknown as Window;
  const untold = untoldNews('words', ['1'], { storage, page });
  await untoldNews('words', ['1'], { storage });
  free();
  expect([await untold, locks.request.mock.calls[0]?.[0]]).toEqual([[], 'tf.user.told-words']);
});
