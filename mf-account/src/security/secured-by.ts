import { securityLevel, securityPercent, type SecuredBy } from '@tradefloor/money';
import type { CurrentUser } from '@tradefloor/platform';

export const securedBy = ({ phone, email, reviewStatus }: CurrentUser): SecuredBy => ({
  phone: phone !== null,
  email: email !== null,
  identity: reviewStatus === 'verified',
});

/** account.security-bar: what it shows. */
export function securityOf(user: CurrentUser) {
  const percent = securityPercent(securedBy(user));
  return { percent, level: securityLevel(percent) };
}

/** `+86138****8000`, `tr***r@…`: enough for its owner to know it again, not for who looks over a shoulder. */
export function masked(account: string): string {
  const at = account.lastIndexOf('@');
  if (at < 0) return `${account.slice(0, -8)}****${account.slice(-4)}`;
  const [name, place] = [account.slice(0, at), account.slice(at)];
  return name.length < 3 ? `${name.slice(0, 1)}***${place}` : `${name.slice(0, 2)}***${name.slice(-1)}${place}`;
}
