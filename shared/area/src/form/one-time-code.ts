import { normaliseWidth } from '@tradefloor/money';

/** Digits of the app, however they were pasted or typed: `123 456`, `123–456`, `１２３４５６`. */
export const appCode = (typed: string): string => normaliseWidth(typed).replace(/[\s\p{Pd}]/gu, '');

/** What every authenticator app shows. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(appCode(typed));

/** A recovery code does too where a phone may be lost: letters, digits and dashes. */
export const isCodeOrRecovery = (typed: string): boolean =>
  isAppCode(typed) ||
  (/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(typed.trim()) && typed.trim().length >= 6 && typed.trim().length <= 20);

/** As it is sent: the dashes of a recovery code are part of it. */
export const sentCode = (typed: string): string => (isAppCode(typed) ? appCode(typed) : typed.trim());
