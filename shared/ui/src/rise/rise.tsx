import { type Decimal, formatChange, formatSigned, type LanguageCode, sign } from '@tradefloor/money';
import { Directed, type Direction } from './directed';

interface RiseProps {
  /** `null`: not known. */
  readonly value: Decimal | null;
  readonly language: LanguageCode;
  readonly kind: 'percent' | 'amount';
  /** Of an amount; two when left out. A percentage always has two. */
  readonly decimals?: number;
}

/** A change or a profit. The sign stands beside the colour: some see no colours, and some read red as a rise. */
export function Rise({ value, language, kind, decimals = 2 }: RiseProps) {
  if (value === null) return <span>—</span>;
  const text = kind === 'percent' ? formatChange(value, language) : formatSigned(value, language, decimals);
  return <Directed direction={directionOf(value, text)}>{text}</Directed>;
}

/** What is shown as 0.00 has no colour. */
function directionOf(value: Decimal, text: string): Direction {
  return /[1-9]/.test(text) ? sign(value) : 0;
}
