/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { indicatorName } from '@tradefloor/charts';
import { readSettings, useChartSettings } from './chart-settings';
import { indicatorsOf } from './indicators';
import { RESOLUTIONS } from './resolutions';

beforeEach(() => localStorage.clear());

it('market.chart-resolutions: offers every one', () => {
  expect(RESOLUTIONS.map(({ value }) => value)).toEqual(['1', '5', '15', '30', '60', '240', '1D', '3D', '1W', '1M']);
});

it('is kept for the next visit', () => {
  const first = renderHook(() => useChartSettings());
  act(() => first.result.current.change({ resolution: '240' }));
  act(() => first.result.current.change({ indicators: ['rsi'] }));
  act(() => first.result.current.change({ periods: { rsi: [21] } }));
  const next = renderHook(() => useChartSettings());
  expect(next.result.current.settings).toEqual({ resolution: '240', indicators: ['rsi'], periods: { rsi: [21] } });
});

it.each([
  [
    { resolution: '7', indicators: ['ma-7', 'ichimoku', 3] },
    { resolution: '15', indicators: ['ma-7'], periods: {} },
  ],
  [{ resolution: '1W' }, { resolution: '1W', indicators: ['ma-7', 'ma-25'], periods: {} }],
  [
    { indicators: [], periods: { rsi: [9], macd: [12, 26], 'ma-7': ['7'], 'ema-12': [0], unknown: [3] } },
    { resolution: '15', indicators: [], periods: { rsi: [9] } },
  ],
  [null, undefined],
])('reads %j of another build', (kept, read) => {
  expect(readSettings(kept)).toEqual(read);
});

it('draws indicators in one order, so that colours stay with their lines', () => {
  expect(indicatorsOf(['rsi', 'ma-25', 'ma-7'])).toEqual(indicatorsOf(['ma-7', 'ma-25', 'rsi']));
});

it('takes the trader’s periods, and draws two that are the same once', () => {
  const names = (periods: Parameters<typeof indicatorsOf>[1]) =>
    indicatorsOf(['ma-7', 'ma-25', 'macd', 'bollinger'], periods).map(indicatorName);
  expect(names({})).toEqual(['MA 7', 'MA 25', 'BOLL 20 2', 'MACD 12 26 9']);
  expect(names({ 'ma-7': [10], macd: [5, 35, 5] })).toEqual(['MA 10', 'MA 25', 'BOLL 20 2', 'MACD 5 35 5']);
  expect(names({ 'ma-7': [25] })).toEqual(['MA 25', 'BOLL 20 2', 'MACD 12 26 9']);
});
