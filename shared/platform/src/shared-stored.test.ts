/** @jest-environment jsdom */
import { memoryStorage } from './device-storage';
import { sharedStored } from './shared-stored';
import { stored } from './stored';

function numbers() {
  const storage = memoryStorage();
  const kept = stored<readonly number[]>(
    { name: 'numbers', scope: 'device', version: 1, read: value => value as number[], fallback: [] },
    storage,
  );
  return { kept, shared: sharedStored(kept) };
}

it('is the same object until something else is stored, and tells all who show it', () => {
  const { shared } = numbers();
  const [one, two] = [jest.fn(), jest.fn()];
  shared.subscribe(one);
  const leave = shared.subscribe(two);
  expect(shared.read()).toBe(shared.read());
  shared.write(before => [...before, 1]);
  leave();
  shared.write(before => [...before, 2]);
  expect(shared.read()).toEqual([1, 2]);
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 1]);
});

it('writes on what another tab has written, and follows its key alone', () => {
  const { kept, shared } = numbers();
  const changed = jest.fn();
  shared.subscribe(changed);
  expect(shared.read()).toEqual([]);
  kept.set([7]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'tf.other' }));
  expect([shared.read(), changed.mock.calls.length]).toEqual([[], 0]);
  window.dispatchEvent(new StorageEvent('storage', { key: kept.key }));
  expect([shared.read(), changed.mock.calls.length]).toEqual([[7], 1]);
  kept.set([8]);
  shared.write(before => [...before, 9]);
  expect(shared.read()).toEqual([8, 9]);
});

it('reads anew for who comes after all have left', () => {
  const { kept, shared } = numbers();
  shared.subscribe(jest.fn())();
  shared.read();
  shared.subscribe(jest.fn())();
  kept.set([3]);
  expect(shared.read()).toEqual([3]);
});
