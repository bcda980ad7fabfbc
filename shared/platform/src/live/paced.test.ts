import { paced } from './paced';

function someNumber() {
  let value = 0;
  const listeners = new Set<() => void>();
  const readable = {
    read: () => value,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
  const push = (next: number) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { readable, push, listeners };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells the first news at once and the last of a burst when it ends', () => {
  const { readable, push } = someNumber();
  const slow = paced(readable, 250);
  const seen: number[] = [];
  slow.subscribe(() => seen.push(slow.read()));
  push(1);
  jest.advanceTimersByTime(0);
  for (const next of [2, 3, 4]) {
    push(next);
    jest.advanceTimersByTime(50);
  }
  expect(seen).toEqual([1]);
  expect(slow.read()).toBe(1);
  jest.advanceTimersByTime(250);
  expect(seen).toEqual([1, 4]);
});

it('leaves nothing behind', () => {
  const { readable, push, listeners } = someNumber();
  const changed = jest.fn();
  const leave = paced(readable, 250).subscribe(changed);
  push(1);
  leave();
  jest.advanceTimersByTime(1000);
  expect([listeners.size, changed.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0, 0]);
});
