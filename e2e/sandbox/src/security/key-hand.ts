import type { Member } from '../account/members';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import { assertPassword } from './own-hand';
import { takeCode } from './second-step';

export interface KeyProofs {
  readonly password?: string | undefined;
  readonly twoStepCode?: string | undefined;
}

/** account.own-password, before what opens an account changes: a token alone may be stolen. What it gives stands in the deed that it allows. */
export async function keyHand(
  core: Core,
  member: Member,
  { password, twoStepCode }: KeyProofs,
): Promise<(deed: Deed) => void> {
  if (password === undefined) throw new Refusal('ownPasswordRequired');
  await assertPassword(core, member, password);
  return deed => takeCode(core, deed, member.id, twoStepCode);
}
