import type { ChartSettings } from './chart-settings';

export interface IndicatorsProps {
  readonly settings: ChartSettings;
  readonly change: (next: Partial<ChartSettings>) => void;
}
