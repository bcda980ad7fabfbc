import { plainly, ungrouped } from '@tradefloor/area/form';
import { withoutTrunkZero } from '@tradefloor/contract';

/** What identifies a user: an e-mail address or a phone number. */
/** account.name-length. */
export const ACCOUNT_MAX = 120;

export type AccountMode = 'email' | 'phone';

export const modeOf = (account: string): AccountMode => (account.includes('@') ? 'email' : 'phone');

/** What goes onto the wire. */
export interface TypedAccount {
  readonly account: string;
  /** Digits of the calling code; left out for an e-mail address. */
  readonly countryCode?: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const CHINA = '86';
/** account.phone-numbers: 1 followed by 10 digits. */
const CHINESE_PHONE = /^1\d{10}$/;
/** E.164: at most 15 digits with the calling code; no country has fewer than four of its own. */
const E164_MOST = 15;
const OWN_LEAST = 4;

/** Spaces, dashes, dots and brackets are how people write numbers down. */
const digitsOf = (typed: string) => ungrouped(typed).replace(/[().]/g, '').replace(/^00/, '+');

export function emailProblem(typed: string): 'field.accountMissing' | 'field.emailInvalid' | null {
  const email = plainly(typed);
  if (email === '') return 'field.accountMissing';
  return EMAIL.test(email) && email.length <= ACCOUNT_MAX ? null : 'field.emailInvalid';
}

/** The number within its country; null when it is none. */
function ownNumber(typed: string, callingCode: string): string | null {
  const digits = digitsOf(typed);
  const dialled = digits.startsWith('+') ? withoutCode(digits, callingCode) : digits;
  if (dialled === null || !/^\d+$/.test(dialled)) return null;
  if (callingCode === CHINA) return CHINESE_PHONE.test(dialled) ? dialled : null;
  const own = withoutCode(inFull(dialled, callingCode), callingCode);
  return own !== null && own.length >= OWN_LEAST && callingCode.length + own.length <= E164_MOST ? own : null;
}

/** `07700 900123` of +44 is dialled from elsewhere without its 0. */
const inFull = (dialled: string, callingCode: string) => withoutTrunkZero(`+${callingCode}${dialled}`);

const withoutCode = (international: string, callingCode: string) =>
  international.startsWith(`+${callingCode}`) ? international.slice(callingCode.length + 1) : null;

export function phoneProblem(typed: string, callingCode: string): 'field.accountMissing' | 'field.phoneInvalid' | null {
  if (plainly(typed) === '') return 'field.accountMissing';
  return ownNumber(typed, callingCode) === null ? 'field.phoneInvalid' : null;
}

/** account.phone-numbers: Chinese numbers are bare; all others are written as E.164, so that no two countries share one. */
export function typedAccount(mode: AccountMode, typed: string, callingCode: string): TypedAccount {
  if (mode === 'email') return { account: plainly(typed) };
  const own = ownNumber(typed, callingCode) ?? digitsOf(typed);
  return { account: callingCode === CHINA ? own : inFull(own, callingCode), countryCode: callingCode };
}

/** In the one field of the sign-in form: a number needs its country, unless it was typed with it. */
export function needsCountry(typed: string): boolean {
  return /^\d{3}/.test(digitsOf(typed)) && /^\d+$/.test(digitsOf(typed));
}

/** What was typed into that field, as it was registered. */
export function accountToSignIn(typed: string, callingCode: string): string {
  if (needsCountry(typed)) return typedAccount('phone', typed, callingCode).account;
  const digits = digitsOf(typed);
  return /^\+\d+$/.test(digits) ? withoutTrunkZero(digits).replace(/^\+86(?=1\d{10}$)/, '') : plainly(typed);
}
