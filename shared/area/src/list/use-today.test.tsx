import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const evening = new Date(2026, 10, 23, 23, 58, 30).getTime();
const MINUTE_MS = 60_000;

it('is of the next day once this one is over', () => {
  jest.setSystemTime(evening + MINUTE_MS);
  const { result } = renderHook(useToday);
  expect(new Date(result.current).getDate()).toBe(23);
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(new Date(result.current).getDate()).toBe(24);
});

it('is drawn once a day, and looks again when its machine has slept', () => {
  jest.setSystemTime(evening);
  const { result } = renderHook(useToday);
  const first = result.current;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(first);
  jest.setSystemTime(evening + 10 * MINUTE_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(evening + 10 * MINUTE_MS);
});

it('is of the next day soon after its machine woke up in it, seen all the while', () => {
  jest.setSystemTime(evening - 60 * MINUTE_MS);
  const { result } = renderHook(useToday);
  // While a machine sleeps its clock goes on, and its timers do not.
  jest.setSystemTime(evening + 8 * 60 * MINUTE_MS);
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(new Date(result.current).getDate()).toBe(24);
});
