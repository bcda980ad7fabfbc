import { type Kind, leaf, refuse } from './kind';

/** The wire's texts are short; titles and contents come as articles. */
const LONGEST = 500;

/** As it came: names, messages, addresses. A number is taken for its digits. */
export const text: Kind<string> = /* @__PURE__ */ leaf({ type: 'string', minLength: 1 }, readText);

/** For what nobody misses when it is not there. */
export const textOrEmpty: Kind<string> = /* @__PURE__ */ leaf({ type: 'string' }, wire => {
  const found = readText(wire);
  return typeof found === 'string' ? found : '';
});

function readText(wire: unknown) {
  if (typeof wire === 'string') return wire === '' ? refuse('missing') : wire;
  return typeof wire === 'number' || typeof wire === 'bigint' ? String(wire) : refuse('not-text');
}

export interface TextRules {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** Where it is shown as it was written, marks and all. */
  readonly keepsUnseen?: boolean;
}

/** Control characters, ends of lines, and halves of a character: no database takes them all, and a log or a terminal takes them amiss. */
const UNTYPABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Marks of direction make others read a name or an account backwards; what has no width makes it look empty. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** What has a width and no ink, as the filler of Hangul, and what only means something beside a letter. */
const BLANK = /^[\s\u2800\p{DI}]*$/u;

/** What a user typed on one line: without what nobody sees, trimmed, within its lengths, of its form. */
export function typed({ min = 1, max = LONGEST, pattern, keepsUnseen = false }: TextRules = {}): Kind<string> {
  const json = {
    type: 'string',
    minLength: min,
    maxLength: max,
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
  } as const;
  return leaf(json, wire => {
    const found = readText(wire);
    if (typeof found !== 'string') return found;
    const value = (keepsUnseen ? found : found.replace(UNSEEN, '')).trim();
    if (BLANK.test(value)) return refuse('missing');
    if (value.length < min) return refuse('too-short');
    if (value.length > max) return refuse('too-long');
    if (UNTYPABLE.test(value)) return refuse('bad-form');
    return pattern === undefined || pattern.test(value) ? value : refuse('bad-form');
  });
}

/** Never trimmed: a space is part of it (account.password-length). */
export const password: Kind<string> = /* @__PURE__ */ secret(6, 16);

/** For signing in, where only the length that the field allows is checked: the server compares the rest. */
export const passwordToCheck: Kind<string> = /* @__PURE__ */ secret(1, 16);

function secret(min: number, max: number): Kind<string> {
  return leaf({ type: 'string', format: 'password', minLength: min, maxLength: max }, wire => {
    if (typeof wire !== 'string' || wire === '') return refuse('not-text');
    if (wire.length < min) return refuse('too-short');
    return wire.length > max ? refuse('too-long') : wire;
  });
}
