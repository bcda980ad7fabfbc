import { act, renderHook } from '@testing-library/react';
import { readSettings, useChartSettings } from './chart-settings';
import { indicatorsOf } from './indicators';
import { RESOLUTIONS } from './resolutions';

beforeEach(() => localStorage.clear());

it('offers every resolution of S1 §9', () => {
  expect(RESOLUTIONS.map(({ value }) => value)).toEqual(['1', '5', '15', '30', '60', '240', '1D', '3D', '1W', '1M']);
});

it('is kept for the next visit', () => {
  const first = renderHook(() => useChartSettings());
  act(() => first.result.current.change({ resolution: '240' }));
  act(() => first.result.current.change({ indicators: ['rsi'] }));
  const next = renderHook(() => useChartSettings());
  expect(next.result.current.settings).toEqual({ resolution: '240', indicators: ['rsi'] });
});

it.each([
  [
    { resolution: '7', indicators: ['ma-7', 'ichimoku', 3] },
    { resolution: '15', indicators: ['ma-7'] },
  ],
  [{ resolution: '1W' }, { resolution: '1W', indicators: ['ma-7', 'ma-25'] }],
  [null, undefined],
])('reads %j of another build', (kept, read) => {
  expect(readSettings(kept)).toEqual(read);
});

it('draws indicators in one order, so that colours stay with their lines', () => {
  expect(indicatorsOf(['rsi', 'ma-25', 'ma-7'])).toEqual(indicatorsOf(['ma-7', 'ma-25', 'rsi']));
});
