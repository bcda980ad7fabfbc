import { type LanguageCode, marksOf } from '@tradefloor/money';
import type { Edit } from './typing';

/** How a text came to change. What comes by no key and no deletion came whole: it is read as a paste is. */
export function waysOf(typing: InputEvent | null): Edit['by'] {
  switch (typing?.inputType) {
    case 'insertText':
      return typing.data?.length === 1 ? { key: typing.data } : 'insert';
    case 'deleteContentBackward':
      return 'delete-back';
    case 'deleteContentForward':
      return 'delete-on';
    default:
      return typing?.inputType.startsWith('delete') === true ? 'delete' : 'insert';
  }
}

/** The sign that the decimal key of a numeric keypad stands for here; null for every other key. */
export function decimalKey(code: string | null, typing: InputEvent | null, language: LanguageCode): string | null {
  const isKeypad = code === 'NumpadDecimal' || code === 'NumpadComma';
  return isKeypad && /^[.,]$/.test(typing?.data ?? '') ? marksOf(language).decimal : null;
}

/**
 * A phone's keypad for decimals has the sign of the phone's country, and that one only: where it is not the page's, the
 * whole keyboard has it.
 */
export function keypadFor(
  language: LanguageCode,
  scale: number | undefined,
  device: string,
): 'numeric' | 'decimal' | 'text' {
  if (scale === 0) return 'numeric';
  return decimalOf(device) === marksOf(language).decimal ? 'decimal' : 'text';
}

const decimals = new Map<string, string | undefined>();

/** Asked for by every drawing of every field of numbers. */
function decimalOf(device: string): string | undefined {
  if (!decimals.has(device)) decimals.set(device, decimalIn(device));
  return decimals.get(device);
}

/** Some systems name a language that no browser knows, as `C` or `en-US@posix`. */
function decimalIn(device: string): string | undefined {
  try {
    return new Intl.NumberFormat(device).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  } catch {
    return undefined;
  }
}
