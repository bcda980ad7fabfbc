import type { Amount } from '../amount';
import { compare } from '../arithmetic';
import { amount } from '../decimal';

export interface SecuredBy {
  readonly phone: boolean;
  readonly email: boolean;
  readonly identity: boolean;
}
export type SecurityLevel = 'low' | 'intermediate' | 'high' | 'strong';

/** account.level-three: verification reaches level three when assets exceed 20 BTC. */
const LEVEL_THREE_BTC = amount('20');

/** account.security-bar: 25 percent from the start, and 25 each for phone, e-mail and identity. */
export function securityPercent({ phone, email, identity }: SecuredBy): 25 | 50 | 75 | 100 {
  const bound = [phone, email, identity].filter(Boolean).length;
  return ([25, 50, 75, 100] as const)[bound] ?? 25;
}

/** account.security-bar: low, intermediate at 50, high at 75, strong at 100. */
export function securityLevel(percent: 25 | 50 | 75 | 100): SecurityLevel {
  return ({ 25: 'low', 50: 'intermediate', 75: 'high', 100: 'strong' } as const)[percent];
}

export const reachesLevelThree = (assetsInBtc: Amount): boolean => compare(assetsInBtc, LEVEL_THREE_BTC) > 0;
