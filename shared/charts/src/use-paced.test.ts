/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { usePaced } from './use-paced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('of a burst the first is shown at once and the last when the pace allows', () => {
  const { result, rerender } = renderHook(({ value }) => usePaced(value, 250), { initialProps: { value: 0 } });
  act(() => jest.advanceTimersByTime(300));
  for (let value = 1; value <= 5; value += 1) rerender({ value });
  expect(result.current).toBe(1);
  act(() => jest.advanceTimersByTime(249));
  expect(result.current).toBe(1);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(5);
});
