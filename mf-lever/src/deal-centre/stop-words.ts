import type { Amount, LanguageCode, Price } from '@tradefloor/money';
import { formatSigned } from '@tradefloor/money';
import { namesOf, type Position } from '../positions/position';
import { profitDecimals } from '../positions/row-figures';
import { broughtAt, type StopField } from '../stops/stop-rules';

/** As short as a tag on a chart is. */
export type StopTexts = Readonly<Record<StopField, string>>;

export interface StopOnChart {
  readonly position: Position;
  /** Null where a server does not say it. */
  readonly quantity: Amount | null;
  readonly field: StopField;
  readonly price: Price;
}

const DIGITS = 8;

/** What the line of a stop says: which one it is, and what it would bring there. */
export function stopWords(
  { position, quantity, field, price }: StopOnChart,
  texts: StopTexts,
  language: LanguageCode,
): string {
  const brought = quantity === null ? null : broughtAt(position, quantity, price, DIGITS);
  if (brought === null) return texts[field];
  return `${texts[field]} ${formatSigned(brought, language, profitDecimals(namesOf(position).quote))}`;
}
