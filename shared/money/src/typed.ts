import type { Decimal } from './amount';
import { parseDecimal } from './decimal';
import type { LanguageCode } from './format/language';

const FULL_WIDTH_ZERO = 0xff10;
const FULL_WIDTH = /[０-９．。，、]/g;
const HALF: Readonly<Record<string, string>> = { '．': '.', '。': '.', '，': ',', '、': ',' };

/** Digits and marks of Chinese and Japanese keyboards become plain ones; each is one character, so a caret stays. */
export function normaliseWidth(text: string): string {
  return text.replace(FULL_WIDTH, found => HALF[found] ?? String(found.charCodeAt(0) - FULL_WIDTH_ZERO));
}

export interface Marks {
  readonly decimal: '.' | ',';
  readonly group: '.' | ',';
}
const POINT: Marks = { decimal: '.', group: ',' };
const COMMA: Marks = { decimal: ',', group: '.' };

export const marksOf = (language: LanguageCode): Marks => (language === 'spa' ? COMMA : POINT);

/** Why a text can't be read as a number, exactly. */
export type Unread =
  /** A mark stands where the language has none: `1,5` in English. */
  | { readonly kind: 'mark'; readonly decimal: Marks['decimal'] }
  | { readonly kind: 'decimals'; readonly most: number }
  | { readonly kind: 'not-a-number' };

export type Reading =
  { readonly kind: 'read'; readonly value: string } | ({ readonly why: Unread } & { readonly kind: 'unread' });

/** A currency's sign or name around the number, as it comes along with what is copied. */
const AROUND = /^(?:[\p{Sc}≈\s]|\p{L}{2,10}\s)*([\d.,]*)(?:\s*(?:\p{Sc}|\p{L}{2,10}))?\s*$/u;
/** What comes along unseen from chats, sheets and calculators: marks of no width, and of a direction that digits keep anyway. */
const UNSEEN = /[\u200b-\u200f\u202a\u202c\u2060\u2066-\u2069\ufeff]/g;
const NOT_A_NUMBER: Reading = { kind: 'unread', why: { kind: 'not-a-number' } };

/**
 * Reads a whole text by the language's own marks (look.typed-numbers): a grouping mark is never a decimal one, and what
 * can't be read exactly is not read at all. The value has digits and at most one point; nothing is read as nothing.
 */
export function readNumber(text: string, language: LanguageCode, scale?: number): Reading {
  const body = AROUND.exec(normaliseWidth(text).replace(UNSEEN, ''))?.[1];
  if (body === undefined) return NOT_A_NUMBER;
  if (body === '') return text.trim() === '' ? { kind: 'read', value: '' } : NOT_A_NUMBER;
  const { decimal, group } = marksOf(language);
  const [whole = '', fraction, ...more] = body.split(decimal);
  const isGrouped = whole.includes(group);
  const groups = isGrouped ? /^[1-9]\d{0,2}([.,]\d{3})+$/ : /^\d*$/;
  if (more.length > 0 || !groups.test(whole) || fraction?.includes(group) === true)
    return { kind: 'unread', why: { kind: 'mark', decimal } };
  if (whole === '' && (fraction ?? '') === '') return NOT_A_NUMBER;
  const beyond = fraction?.slice(scale ?? fraction.length).replace(/0+$/, '') ?? '';
  if (scale !== undefined && beyond !== '') return { kind: 'unread', why: { kind: 'decimals', most: scale } };
  const digits = whole.replaceAll(group, '').replace(/^0+(?=\d)/, '');
  const kept = fraction?.slice(0, scale ?? fraction.length);
  return { kind: 'read', value: kept === undefined || scale === 0 ? digits : `${digits}.${kept}` };
}

/** What a field holds while it says something that can't be read: no decimal, so that no rule takes it for one. */
const UNREAD = '?';

export const unreadable = (text: string): string => `${UNREAD}${text}`;
/** What was typed, where it can't be read; null for a value. */
export const unreadText = (value: string): string | null =>
  value.startsWith(UNREAD) ? value.slice(UNREAD.length) : null;

/** The value of a field's text while it is being typed: `1.` is 1, `.5` is 0.5, nothing is null. */
export function valueOfTyped(text: string): Decimal | null {
  if (text === '.') return null;
  const whole = text.startsWith('.') ? `0${text}` : text;
  return parseDecimal(whole.endsWith('.') ? whole.slice(0, -1) : whole);
}

/** As a field shows it: grouped as the language groups, what is half typed left as it is. */
export function grouped(value: string, language: LanguageCode): string {
  const { decimal, group } = marksOf(language);
  const [whole = '', fraction] = value.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? groups : `${groups}${decimal}${fraction}`;
}
