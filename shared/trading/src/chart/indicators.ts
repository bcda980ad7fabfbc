import { type Indicator, indicatorId } from '@tradefloor/charts';

/** What a trader can lay over the candles, with the periods that charts come with everywhere. */
export const INDICATORS = [
  { id: 'ma-7', kind: 'ma', periods: [7] },
  { id: 'ma-25', kind: 'ma', periods: [25] },
  { id: 'ma-99', kind: 'ma', periods: [99] },
  { id: 'ema-12', kind: 'ema', periods: [12] },
  { id: 'ema-26', kind: 'ema', periods: [26] },
  { id: 'bollinger', kind: 'bollinger', periods: [20, 2] },
  { id: 'macd', kind: 'macd', periods: [12, 26, 9] },
  { id: 'rsi', kind: 'rsi', periods: [14] },
] as const satisfies ReadonlyArray<{
  readonly id: string;
  readonly kind: Indicator['kind'];
  readonly periods: readonly number[];
}>;

export type IndicatorId = (typeof INDICATORS)[number]['id'];

/** The trader's own, where they differ from those above; as many numbers as stand there. */
export type Periods = Readonly<Partial<Record<IndicatorId, readonly number[]>>>;

/** A period of one bar averages nothing, and one longer than what is loaded shows nothing. */
export const PERIOD = { least: 1, most: 500 } as const;

export const isPeriod = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= PERIOD.least && value <= PERIOD.most;

export function indicatorOf(id: IndicatorId, periods: Periods): Indicator {
  const { kind, periods: usual } = INDICATORS.find(one => one.id === id) ?? INDICATORS[0];
  const [first = 0, second = 0, third = 0] = periods[id] ?? usual;
  switch (kind) {
    case 'bollinger':
      return { kind, period: first, deviations: second };
    case 'macd':
      return { kind, fast: first, slow: second, signal: third };
    case 'ma':
    case 'ema':
    case 'rsi':
      return { kind, period: first };
    default:
      return kind satisfies never;
  }
}

/** In the table's order, whatever order they were chosen in, so that colours stay with their lines; the same line once. */
export function indicatorsOf(chosen: readonly IndicatorId[], periods: Periods = {}): readonly Indicator[] {
  const wanted = INDICATORS.filter(({ id }) => chosen.includes(id)).map(({ id }) => indicatorOf(id, periods));
  return [...new Map(wanted.map(indicator => [indicatorId(indicator), indicator])).values()];
}

export const isIndicatorId = (value: unknown): value is IndicatorId => INDICATORS.some(({ id }) => id === value);

/** Of stored periods, those that are complete and can be. */
export function readPeriods(value: unknown): Periods {
  if (typeof value !== 'object' || value === null) return {};
  const kept = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    INDICATORS.flatMap(({ id, periods }) => {
      const own = kept[id];
      return Array.isArray(own) && own.length === periods.length && own.every(isPeriod) ? [[id, own]] : [];
    }),
  );
}
