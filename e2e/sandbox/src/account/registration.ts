import type { register as registerCall, resetPassword } from '@tradefloor/contract';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { joinRegion } from '../invitations/region';
import { Refusal } from '../messages/refusal';
import { assertMayRecover, QUIET_FOR } from '../security/quiet-day';
import { securityOf } from '../security/second-step';
import { doneSaying, type HandlerOf } from '../wire/ask';
import { reachable } from './code-calls';
import type { Member } from './members';
import { tellOwner } from './tell-owner';

export const register: HandlerOf<typeof registerCall> = async (wish, ask) => {
  const { core, network } = ask;
  core.limits.check('registrations', network);
  const account = reachable(wish.account, wish.countryCode ?? wish.areaCodeId);
  if ((wish.mode === 'email') !== account.includes('@')) {
    throw new Refusal(wish.mode === 'email' ? 'emailInvalid' : 'phoneInvalid');
  }
  const inviter = inviterOf(core, wish.inviteCode);
  // One at a time for an account, so that it can not be taken between the look and the write.
  return core.clerk.inTurn(`account ${account}`, async () => {
    const code = await core.codes.check(account, 'register', wish.code, ask);
    if (core.members.withAccount(account)) throw new Refusal('accountTaken');
    const hash = await core.passwords.hash(wish.password);
    // Again: many at once have all been let in above.
    core.limits.check('registrations', network);
    core.limits.count('registrations', network);
    return ask.perform(deed => {
      core.codes.useUp(deed, code);
      const member = newMember(core, deed, { account, hash, inviter });
      return doneSaying(ask, 'registered', { id: member.id });
    });
  });
};

function inviterOf(core: Core, code: string | undefined): Member | null {
  if (code === undefined || code.trim() === '') return null;
  const inviter = core.members.invitedBy(code);
  if (!inviter) throw new Refusal('inviterUnknown');
  return inviter;
}

interface NewMember {
  readonly account: string;
  readonly hash: string;
  readonly inviter: Member | null;
}

function newMember(core: Core, deed: Deed, { account, hash, inviter }: NewMember): Member {
  const isEmail = account.includes('@');
  const member: Member = {
    id: deed.nextId('member'),
    account,
    email: isEmail ? account : null,
    phone: isEmail ? null : account,
    password_hash: hash,
    extension_code: core.members.freshInvitation(),
    invited_by: inviter?.id ?? null,
    is_seller: false,
    review_status: 0,
    roles: '',
    created_at: deed.at,
  };
  core.members.save(deed, member);
  joinRegion(core, deed, member);
  core.inbox.leave(deed, member.id, 'registered');
  return member;
}

/** A new password ends every session. */
export const forget: HandlerOf<typeof resetPassword> = async (wish, ask) => {
  const { core } = ask;
  const account = reachable(wish.account, wish.countryCode);
  return core.clerk.inTurn(`account ${account}`, async () => {
    const code = await core.codes.check(account, 'forget', wish.code, ask);
    const member = core.members.reachedAs(code.account);
    if (!member) throw new Refusal('codeWrong');
    assertMayRecover(core, member, code.account);
    // Of two accounts with one number, the password alone tells which is meant at sign-in.
    for (const { id, password_hash } of core.members.allWithAccount(account)) {
      const opens = id !== member.id && (await core.passwords.matches(wish.password, password_hash, ask.network));
      if (opens) throw new Refusal('passwordOfOther');
    }
    const hash = await core.passwords.hash(wish.password);
    const answer = await ask.perform(deed => {
      core.codes.useUp(deed, code);
      core.members.change(deed, member.id, { password_hash: hash });
      core.sessions.endAllOf(deed, member.id);
      core.security.write(deed, { ...securityOf(core, member.id), withdrawals_from: deed.at + QUIET_FOR });
      // By letter to each address, too: whoever did it may hold one of them, and nobody else can read the inbox now.
      tellOwner(core, deed, member.id, 'passwordChanged');
      return doneSaying(ask, 'passwordChanged');
    });
    core.bounds.signIns.forgive(member, ask);
    return answer;
  });
};
