import { act, renderHook } from '@testing-library/react';
import { tradingSettings } from '../trading-settings';
import { useTradingSettings } from './use-trading-settings';

afterEach(() => tradingSettings().clear());

it('tells every reader of a change, and keeps the others', () => {
  const page = renderHook(() => useTradingSettings());
  const form = renderHook(() => useTradingSettings());
  act(() => page.result.current[1]({ fillSound: true }));
  act(() => page.result.current[1]({ confirmPlacing: false }));
  expect(form.result.current[0]).toEqual({ confirmPlacing: false, fillSound: true });
  expect(tradingSettings().get()).toEqual({ confirmPlacing: false, fillSound: true });
});

it('follows another tab', () => {
  const form = renderHook(() => useTradingSettings());
  act(() => {
    tradingSettings().set({ confirmPlacing: false, fillSound: false });
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(form.result.current[0].confirmPlacing).toBe(false);
});
