import {
  grouped,
  type LanguageCode,
  marksOf,
  normaliseWidth,
  readNumber,
  unreadable,
  unreadText,
} from '@tradefloor/money';

export interface Typed {
  /** Digits and one point, whatever the language writes: `0.5`; or what can't be read, told by `unreadText`. */
  readonly value: string;
  /** In what the field shows of it. */
  readonly caret: number;
}

export interface Edit {
  /** What the field held before. */
  readonly value: string;
  /** What the input says now. */
  readonly text: string;
  readonly caret: number;
  /** One character, by a key; `insert` is a paste, a drop, what the browser fills in. */
  readonly by: { readonly key: string } | 'delete-back' | 'delete-on' | 'delete' | 'insert';
}

export const written = (value: string, language: LanguageCode): string => unreadText(value) ?? grouped(value, language);

/** What a numeric field makes of an edit; null refuses it: all stays as it was. The caret stays behind the same digit. */
export function typed(edit: Edit, language: LanguageCode, scale: number | undefined): Typed | null {
  const { value, caret, by } = edit;
  const text = normaliseWidth(edit.text);
  const { decimal, group } = marksOf(language);
  const read = (of: string, at: number) => readWhole(of, at, language, scale);
  const plain = (of: string, at: number) => readPlain(of, at, language, scale);
  if (by === 'insert') return inserted(edit, text, language, scale);
  if (typeof by === 'object') {
    const key = normaliseWidth(by.key);
    if (!/^[\d.,]$/.test(key)) return null;
    // Left out, it would make 15 of 1.5.
    if (key === decimal && scale === 0) return { value: unreadable(text), caret };
    // Whoever writes groups says where they end: until that fits, nobody knows the number.
    return key === group || unreadText(value) !== null ? read(text, caret) : plain(text, caret);
  }
  if (unreadText(value) !== null) return read(text, caret);
  const bare = (of: string) => of.replaceAll(group, '');
  if (by === 'delete' || bare(text) !== bare(written(value, language))) return plain(text, caret);
  // Only a grouping mark went, and it would come back: the digit beside it was meant.
  return by === 'delete-back'
    ? plain(text.slice(0, Math.max(caret - 1, 0)) + text.slice(caret), Math.max(caret - 1, 0))
    : plain(text.slice(0, caret) + text.slice(caret + 1), caret);
}

/** By the language's marks, groups and all; kept as it is where that can't be done exactly. */
function readWhole(text: string, caret: number, language: LanguageCode, scale: number | undefined): Typed {
  const reading = readNumber(text, language, scale);
  if (reading.kind === 'unread') return { value: unreadable(text), caret };
  return { value: reading.value, caret: placeOf(reading.value, significant(text, caret, language), language) };
}

/** Digits and one decimal sign; groups are those that the field itself has written. */
function readPlain(text: string, caret: number, language: LanguageCode, scale: number | undefined): Typed | null {
  const { decimal, group } = marksOf(language);
  const [whole = '', fraction, ...more] = text.replaceAll(group, '').split(decimal);
  if (more.length > 0 || !/^\d*$/.test(whole + (fraction ?? ''))) return null;
  if (scale !== undefined && (fraction ?? '').length > scale) return null;
  const digits = whole.replace(/^0+(?=\d)/, '');
  const value = fraction === undefined ? digits : `${digits}.${fraction}`;
  const before = significant(text, caret, language) - (whole.length - digits.length);
  return { value, caret: placeOf(value, Math.max(before, 0), language) };
}

/**
 * A piece among what is there has to be a number by itself. Where nothing of that is left behind it, nobody knows whether
 * what both begin with was left or came along: the whole is read.
 */
function inserted({ value, caret }: Edit, text: string, language: LanguageCode, scale: number | undefined): Typed {
  const before = written(value, language);
  const behind = text.slice(caret);
  const kept = before.endsWith(behind) ? behind : '';
  let at = 0;
  while (at < caret && at < before.length - kept.length && text[at] === before[at]) at += 1;
  const piece = text.slice(at, text.length - kept.length);
  const isAmong = kept !== '' || (at > 0 && at === before.length);
  const reading = readNumber(piece, language);
  if (!isAmong || reading.kind === 'unread' || unreadText(value) !== null)
    return readWhole(text, caret, language, scale);
  // Behind other digits its zeros count.
  const zeros = /^[^\d.,]*(0+)(?=\d)/.exec(piece)?.[1] ?? '';
  const around = text.slice(0, at) + zeros + reading.value.replace('.', marksOf(language).decimal);
  return readPlain(around + kept, around.length, language, scale) ?? { value: unreadable(text), caret };
}

/** Digits and decimal signs before the caret: what stays where groups come and go. */
function significant(text: string, caret: number, language: LanguageCode): number {
  const others = marksOf(language).decimal === '.' ? /[^\d.]/g : /[^\d,]/g;
  return text.slice(0, caret).replace(others, '').length;
}

function placeOf(value: string, count: number, language: LanguageCode): number {
  const shown = written(value, language);
  let at = 0;
  for (let left = count; left > 0 && at < shown.length; at += 1) {
    if (shown[at] !== marksOf(language).group) left -= 1;
  }
  return at;
}
