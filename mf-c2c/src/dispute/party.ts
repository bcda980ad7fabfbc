import type { DealRole, RulingFor } from '@tradefloor/contract/ext';

/**
 * Whom the user knows somebody as: nobody calls an acceptor a seller.
 * `acceptorIs`: of a deal with an acceptor, which of the two that is; null between members.
 */
export function partyOf<Role extends DealRole>(role: Role, acceptorIs: RulingFor | null): Role | 'acceptor' | 'member' {
  if (acceptorIs === null || role === 'operator') return role;
  return role === acceptorIs ? 'acceptor' : 'member';
}
