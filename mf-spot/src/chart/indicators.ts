import type { Indicator } from '@tradefloor/charts';

/** What a trader can lay over the candles, with the periods that charts come with everywhere. */
export const INDICATORS = [
  { id: 'ma-7', indicator: { kind: 'ma', period: 7 } },
  { id: 'ma-25', indicator: { kind: 'ma', period: 25 } },
  { id: 'ma-99', indicator: { kind: 'ma', period: 99 } },
  { id: 'ema-12', indicator: { kind: 'ema', period: 12 } },
  { id: 'ema-26', indicator: { kind: 'ema', period: 26 } },
  { id: 'bollinger', indicator: { kind: 'bollinger', period: 20, deviations: 2 } },
  { id: 'macd', indicator: { kind: 'macd' } },
  { id: 'rsi', indicator: { kind: 'rsi', period: 14 } },
] as const satisfies ReadonlyArray<{ readonly id: string; readonly indicator: Indicator }>;

export type IndicatorId = (typeof INDICATORS)[number]['id'];

/** In the table's order, whatever order they were chosen in, so that colours stay with their lines. */
export const indicatorsOf = (chosen: readonly IndicatorId[]): readonly Indicator[] =>
  INDICATORS.filter(({ id }) => chosen.includes(id)).map(({ indicator }) => indicator);

export const isIndicatorId = (value: unknown): value is IndicatorId => INDICATORS.some(({ id }) => id === value);
