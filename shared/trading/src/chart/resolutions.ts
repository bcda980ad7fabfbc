import type { Resolution } from '@tradefloor/contract';

/** market.chart-resolutions, with the short names that charts have everywhere. */
export const RESOLUTIONS: ReadonlyArray<{ readonly value: Resolution; readonly label: string }> = [
  { value: '1', label: '1m' },
  { value: '5', label: '5m' },
  { value: '15', label: '15m' },
  { value: '30', label: '30m' },
  { value: '60', label: '1h' },
  { value: '240', label: '4h' },
  { value: '1D', label: '1D' },
  { value: '3D', label: '3D' },
  { value: '1W', label: '1W' },
  { value: '1M', label: '1M' },
];

export const isResolution = (value: unknown): value is Resolution => RESOLUTIONS.some(one => one.value === value);
