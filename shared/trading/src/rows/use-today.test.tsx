import { act, renderHook } from '@testing-library/react';
import { timeText } from './row-texts';
import { useToday } from './use-today';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const evening = new Date(2026, 10, 23, 23, 58, 30).getTime();
const MINUTE_MS = 60_000;

it('tells the day of what happened before midnight once it is over, and the second of what comes then', () => {
  jest.setSystemTime(evening + MINUTE_MS);
  const { result } = renderHook(useToday);
  expect(timeText(evening, 'en', result.current)).toBe('23:58:30');
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(timeText(evening, 'en', result.current)).toBe('11/23, 23:58');
  expect(timeText(Date.now(), 'en', result.current)).toBe('00:00:30');
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
