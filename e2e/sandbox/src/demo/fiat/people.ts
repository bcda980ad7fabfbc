import { randomBytes } from 'node:crypto';
import type { Member } from '../../account/members';
import type { Core } from '../../core';
import type { Deed } from '../../ledger/deed';

/** A demo account, which is always there when this runs. */
export function person(core: Core, name: string): Member {
  const member = core.members.withAccount(`${name}@tradefloor.test`);
  if (!member) throw new Error(`There is no ${name}@tradefloor.test.`);
  return member;
}

export interface Simulated {
  readonly account: string;
  readonly isSeller: boolean;
}

/** Nobody knows the password. */
export const unknownPassword = (core: Core): Promise<string> => core.passwords.hash(randomBytes(24).toString('hex'));

export function simulatedMember(core: Core, deed: Deed, { account, isSeller }: Simulated, hash: string): Member {
  const member: Member = {
    id: deed.nextId('member'),
    account,
    email: account,
    phone: null,
    password_hash: hash,
    extension_code: core.members.freshInvitation(),
    invited_by: null,
    is_seller: isSeller,
    review_status: 2,
    roles: 'simulated',
    created_at: deed.at,
  };
  core.members.save(deed, member);
  return member;
}
