import type { SignIn, signIn as signInCall } from '@tradefloor/contract';
import type { Core } from '../core';
import { Refusal } from '../messages/refusal';
import { hasTwoSteps } from '../security/second-step';
import type { Caller, HandlerOf } from '../wire/ask';
import { nameOfDevice } from './device-calls';
import { type Member, plainAccount } from './members';

/** The same answer in the same time, whether the account or the password is wrong. */
export const signIn: HandlerOf<typeof signInCall> = async (wish, { core, address, device }) => {
  const { account, password, areaCodeId } = wish;
  const plain = plainAccount(account, areaCodeId);
  const member = core.members.withAccount(plain);
  // A member's e-mail and phone are one account: its tries are the same few by either.
  const who = member?.account ?? plain;
  const isRight = await core.limits.attempt('failedSignIns', address, () =>
    core.limits.attempt('wrongPasswords', who, async () => {
      const fits = await core.passwords.matches(password, member?.password_hash ?? null);
      return fits && member !== undefined;
    }),
  );
  if (!member || !isRight) throw new Refusal('wrongCredentials');
  core.limits.forget('wrongPasswords', who);
  if (hasTwoSteps(core, member.id)) return { kind: 'second-step', challenge: core.challenges.pose(member.id) };
  return enter(core, member, { device, address });
};

/** A session for whoever has shown who it is; on a device that is not known yet, with a word to its owner. */
export async function enter(core: Core, member: Member, where: Pick<Caller, 'device' | 'address'>): Promise<SignIn> {
  const others = core.sessions.of(member.id).map(session => nameOfDevice(session.device));
  const isNew = others.length > 0 && !others.includes(nameOfDevice(where.device));
  const token = await core.sessions.open(member.id, where, deed => {
    if (isNew) core.inbox.leave(deed, member.id, 'newDevice');
  });
  return { kind: 'signed-in', token };
}
