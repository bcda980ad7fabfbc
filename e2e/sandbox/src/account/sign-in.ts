import type { signIn as signInCall } from '@tradefloor/contract';
import { Refusal } from '../messages/refusal';
import type { HandlerOf } from '../wire/ask';
import { plainAccount } from './members';

/** The same answer in the same time, whether the account or the password is wrong. */
export const signIn: HandlerOf<typeof signInCall> = async ({ account, password }, { core, address, device }) => {
  const plain = plainAccount(account);
  core.limits.check('failedSignIns', address);
  core.limits.check('wrongPasswords', plain);
  const member = core.members.withAccount(plain);
  const isRight = await core.passwords.matches(password, member?.password_hash ?? null);
  if (!member || !isRight) {
    core.limits.count('failedSignIns', address);
    core.limits.count('wrongPasswords', plain);
    throw new Refusal('wrongCredentials');
  }
  core.limits.forget('wrongPasswords', plain);
  return { kind: 'signed-in', token: await core.sessions.open(member.id, { device, address }) };
};
