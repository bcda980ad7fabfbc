import { type LanguageCode, typedDecimal } from '@tradefloor/money';

export interface Typed {
  /** Digits and one point, whatever the language writes: `0.5`. */
  readonly value: string;
  readonly caret: number;
}

interface Typing {
  readonly text: string;
  readonly caret: number;
  /** The one character just typed; `null` when it was pasted, deleted or put in by the page. */
  readonly key: string | null;
}

/** Keypads have a comma, a point or a full-width stop by the country of the phone, not by the language of the page. */
const POINTS = new Set([',', '.', '，', '．', '。', '、']);

/** What a numeric field makes of its text. The caret stays behind the same digit. */
export function typed({ text, caret, key }: Typing, language: LanguageCode, scale: number | undefined): Typed {
  const isPoint = key !== null && POINTS.has(key) && text[caret - 1] === key;
  const before = isPoint ? `${text.slice(0, caret - 1)}${pointOf(language)}` : text.slice(0, caret);
  const value = typedDecimal(before + text.slice(caret), language, scale);
  return { value, caret: Math.min(typedDecimal(before, language, scale).length, value.length) };
}

/** As the language writes it: Spanish has a comma. */
export function written(value: string, language: LanguageCode): string {
  return value.replace('.', pointOf(language));
}

function pointOf(language: LanguageCode): '.' | ',' {
  return language === 'spa' ? ',' : '.';
}
