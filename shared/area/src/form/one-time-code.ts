import { plainly, ungrouped } from './plainly';

/** What every authenticator app shows. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(ungrouped(typed));

/** A recovery code does too where a phone may be lost: letters, digits and dashes. */
export function isCodeOrRecovery(typed: string): boolean {
  const code = plainly(typed);
  return isAppCode(code) || (/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(code) && code.length >= 6 && code.length <= 20);
}

/** As it is sent: the dashes of a recovery code are part of it. */
export const sentCode = (typed: string): string => (isAppCode(typed) ? ungrouped(typed) : plainly(typed));
