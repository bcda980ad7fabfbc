import type { Member } from '../account/members';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import { securityOf, takeCode } from './second-step';

export interface Proofs {
  readonly fundPassword?: string | undefined;
  readonly code?: string | undefined;
}

/** The password of whoever is signed in: counted with the wrong ones at sign-in. */
export async function assertPassword(core: Core, member: Member, password: string): Promise<void> {
  const isRight = await core.limits.attempt('wrongPasswords', member.account, () =>
    core.passwords.matches(password, member.password_hash, `member ${member.id}`),
  );
  if (!isRight) throw new Refusal('passwordWrong');
}

export async function assertFundPassword(core: Core, memberId: number, given: string): Promise<void> {
  const { fund_password_hash: hash } = securityOf(core, memberId);
  if (hash === null) throw new Refusal('fundPasswordUnset');
  const who = String(memberId);
  const isRight = await core.limits.attempt('wrongFundPasswords', who, () =>
    core.passwords.matches(given, hash, `member ${who}`),
  );
  if (!isRight) throw new Refusal('fundPasswordWrong');
  core.limits.forget('wrongFundPasswords', who);
}

/**
 * wallet.own-hand, before money leaves: fund password and code, each asked for only of who set it. What it gives stands in the
 * deed that is allowed by it, so that a code is used up by what it allowed and by nothing else.
 */
export async function ownHand(
  core: Core,
  member: Member,
  { fundPassword, code }: Proofs,
): Promise<(deed: Deed) => void> {
  if (securityOf(core, member.id).fund_password_hash !== null) {
    if (fundPassword === undefined) throw new Refusal('fundPasswordRequired');
    await assertFundPassword(core, member.id, fundPassword);
  }
  return deed => takeCode(core, deed, member.id, code);
}
