import type { SignIn, signIn as signInCall } from '@tradefloor/contract';
import { Refusal } from '../messages/refusal';
import { hasTwoSteps } from '../security/second-step';
import type { Ask, HandlerOf } from '../wire/ask';
import { nameOfDevice } from './device-calls';
import { type Member, plainAccount } from './members';
import { tellOwner } from './tell-owner';

/** The same answer in the same time, whether the account or the password is wrong. */
export const signIn: HandlerOf<typeof signInCall> = async (wish, ask) => {
  const { core } = ask;
  const { account, password, areaCodeId } = wish;
  const plain = plainAccount(account, areaCodeId);
  const meant = core.members.allWithAccount(plain);
  let [member] = meant;
  const isRight = await core.limits.attempt('failedSignIns', ask.network, () =>
    core.bounds.signIns.attempt(plain, member, ask, async () => {
      member = await openedBy(password, meant, ask);
      return member !== undefined;
    }),
  );
  if (!member || !isRight) throw new Refusal('wrongCredentials');
  if (hasTwoSteps(core, member.id)) return { kind: 'second-step', challenge: core.challenges.pose(member) };
  return enter(member, ask);
};

async function openedBy(password: string, meant: readonly Member[], { core, network }: Ask<SignIn>) {
  for (const member of meant.length === 0 ? [undefined] : meant) {
    const fits = await core.passwords.matches(password, member?.password_hash ?? null, network);
    if (fits) return member;
  }
  return undefined;
}

/** A session for whoever has shown who it is; on a device that is not known yet, with a word to its owner. */
export async function enter(member: Member, ask: Ask<SignIn>): Promise<SignIn> {
  const { core } = ask;
  const others = core.sessions.of(member.id).map(session => nameOfDevice(session.device));
  const isNew = others.length > 0 && !others.includes(nameOfDevice(ask.device));
  const token = await core.sessions.open(member.id, ask, deed => {
    // A new password, set since this one was looked at, ends what the former opens.
    if (core.members.latest(member.id)?.password_hash !== member.password_hash) throw new Refusal('signInAgain');
    if (isNew) tellOwner(core, deed, member.id, 'newDevice');
  });
  ask.setCookie(core.bounds.devices.mark(member, ask.cookies, ask.isSecure));
  return { kind: 'signed-in', token };
}
