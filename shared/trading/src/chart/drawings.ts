import type { PairKey } from '@tradefloor/contract';
import type { Trend } from '@tradefloor/charts';
import { isDecimal, type Price } from '@tradefloor/money';
import { stored } from '@tradefloor/platform';

export interface HorizontalLine {
  readonly id: string;
  readonly price: Price;
}

/** What the trader drew on one pair's chart. */
export interface Drawings {
  readonly lines: readonly HorizontalLine[];
  readonly trends: readonly Trend[];
}

export const NO_DRAWINGS: Drawings = { lines: [], trends: [] };

/** Beyond it the oldest go: nobody reads so many lines, and storage is small. */
const MOST_OF_A_KIND = 50;

export const withLine = (drawings: Drawings, line: HorizontalLine): Drawings => ({
  ...drawings,
  lines: [...drawings.lines, line].slice(-MOST_OF_A_KIND),
});

export const withTrend = (drawings: Drawings, trend: Trend): Drawings => ({
  ...drawings,
  trends: [...drawings.trends, trend].slice(-MOST_OF_A_KIND),
});

export const without = ({ lines, trends }: Drawings, id: string): Drawings => ({
  lines: lines.filter(line => line.id !== id),
  trends: trends.filter(trend => trend.id !== id),
});

type Kept = Readonly<Record<string, Drawings>>;

/** The same on every screen; named after the first that had it. */
const kept = stored<Kept>({ name: 'spot.drawings', scope: 'device', version: 1, read: readKept, fallback: {} });

export const drawingsOf = (pair: PairKey): Drawings => kept.get()[pair] ?? NO_DRAWINGS;

export function keepDrawings(pair: PairKey, drawings: Drawings): void {
  const { [pair]: _before, ...others } = kept.get();
  const isEmpty = drawings.lines.length + drawings.trends.length === 0;
  kept.set(isEmpty ? others : { ...others, [pair]: drawings });
}

/** Another build may have written more than this one knows, or something else: what reads as a line is taken. */
export function readKept(value: unknown): Kept | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([pair, drawings]) => [pair, readDrawings(drawings)]));
}

function readDrawings(value: unknown): Drawings {
  if (!isRecord(value)) return NO_DRAWINGS;
  return { lines: listOf(value['lines'], isLine), trends: listOf(value['trends'], isTrend) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listOf = <One>(value: unknown, is: (one: unknown) => one is One): readonly One[] =>
  Array.isArray(value) ? value.filter(is).slice(-MOST_OF_A_KIND) : [];

const isLine = (value: unknown): value is HorizontalLine =>
  isRecord(value) && typeof value['id'] === 'string' && isDecimal(value['price']);

const isPlace = (value: unknown): value is Trend['from'] =>
  isRecord(value) && Number.isFinite(value['time']) && Number.isFinite(value['price']);

const isTrend = (value: unknown): value is Trend =>
  isRecord(value) && typeof value['id'] === 'string' && isPlace(value['from']) && isPlace(value['to']);
