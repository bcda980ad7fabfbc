/** @jest-environment jsdom */
import { memoryStorage, tolerantStorage } from './device-storage';

beforeEach(() => localStorage.clear());

const refusing = (message: string) => () => {
  throw new DOMException(message);
};

it('works in memory where the browser forbids storage', () => {
  const storage = tolerantStorage(refusing('SecurityError'));
  storage.set('locale', 'jp');
  expect(storage.get('locale')).toBe('jp');
  expect(storage.keys()).toEqual(['locale']);
  storage.remove('locale');
  expect(storage.get('locale')).toBeNull();
});

it('reads back what it could not write, and not the older text', () => {
  localStorage.setItem('tf.layout', 'old');
  const full = Object.create(localStorage, { setItem: { value: refusing('QuotaExceededError') } }) as Storage;
  const reading = Object.create(full, { getItem: { value: (key: string) => localStorage.getItem(key) } }) as Storage;
  const storage = tolerantStorage(() => reading);
  storage.set('tf.layout', 'new');
  expect(storage.get('tf.layout')).toBe('new');
});

it('takes away what the browser can’t remove', () => {
  localStorage.setItem('token', 'secret');
  const stuck = {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: refusing('SecurityError'),
    key: (at: number) => localStorage.key(at),
    length: 1,
  } as unknown as Storage;
  const storage = tolerantStorage(() => stuck);
  storage.remove('token');
  expect(storage.get('token')).toBeNull();
  expect(storage.keys()).toEqual([]);
});

it('lists, writes and removes in the browser’s own storage', () => {
  const storage = tolerantStorage(() => localStorage);
  storage.set('a', '1');
  storage.set('b', '2');
  storage.remove('a');
  expect(storage.keys()).toEqual(['b']);
  expect(localStorage.getItem('b')).toBe('2');
});

it('forgets with the page when it is memory only', () => {
  const storage = memoryStorage();
  storage.set('a', '1');
  expect(memoryStorage().get('a')).toBeNull();
  expect(storage.get('a')).toBe('1');
});
