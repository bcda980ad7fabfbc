import type { Quote } from '@tradefloor/contract';
import type { ComponentType } from 'react';
import type { OnFreshness } from '../panel-state/use-told-freshness';

/** What can be looked at beside the candles. A screen names those that it shows, and carries no others. */
export interface ChartTab {
  readonly id: string;
  /** The text's key. */
  readonly title: string;
  readonly View: ComponentType<{ readonly pair: Quote; readonly onFreshness: OnFreshness }>;
}
