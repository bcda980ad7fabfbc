import type { Resolution } from '@tradefloor/contract';
import { stored } from '@tradefloor/platform';
import { useState } from 'react';
import { type IndicatorId, isIndicatorId, type Periods, readPeriods } from './indicators';
import { isResolution } from './resolutions';

export interface ChartSettings {
  readonly resolution: Resolution;
  readonly indicators: readonly IndicatorId[];
  readonly periods: Periods;
}

const FIRST: ChartSettings = { resolution: '15', indicators: ['ma-7', 'ma-25'], periods: {} };

/** The device's, for all pairs and screens: a trader who reads hours reads them everywhere. Named after the first screen that had it. */
const kept = stored<ChartSettings>({
  name: 'spot.chart',
  scope: 'device',
  version: 1,
  read: readSettings,
  fallback: FIRST,
});

/** What another version knows and this one does not is left out; the rest is taken. */
export function readSettings(value: unknown): ChartSettings | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { resolution, indicators, periods } = value as Readonly<Record<string, unknown>>;
  return {
    resolution: isResolution(resolution) ? resolution : FIRST.resolution,
    indicators: Array.isArray(indicators) ? indicators.filter(isIndicatorId) : FIRST.indicators,
    periods: readPeriods(periods),
  };
}

/** Read by who fetches bars before the chart is drawn. */
export const keptResolution = (): Resolution => kept.get().resolution;

export function useChartSettings() {
  const [settings, setSettings] = useState(() => kept.get());
  const change = (next: Partial<ChartSettings>): void => {
    const changed = { ...settings, ...next };
    kept.set(changed);
    setSettings(changed);
  };
  return { settings, change };
}
