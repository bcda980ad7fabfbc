import type { bindEmail as bindEmailCall, Done } from '@tradefloor/contract';
import type { bindPhone as bindPhoneCall } from '@tradefloor/contract/ext';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import { keyHand, type KeyProofs } from '../security/key-hand';
import { QUIET_FOR } from '../security/quiet-day';
import { securityOf } from '../security/second-step';
import { doneSaying, forMember, type HandlerOf, type MemberAsk } from '../wire/ask';
import { reachable } from './code-calls';
import { openWayBack } from './way-back';

export { takeBack } from './way-back';

export const bindEmail: HandlerOf<typeof bindEmailCall> = forMember((wish, ask) =>
  bind(ask, { ...wish, kind: 'email', address: reachable(wish.email) }),
);

export const bindPhone: HandlerOf<typeof bindPhoneCall> = forMember((wish, ask) => {
  const phone = reachable(wish.phone, wish.countryCode);
  if (phone.includes('@')) throw new Refusal('phoneInvalid');
  return bind(ask, { ...wish, kind: 'phone', address: phone });
});

interface Binding extends KeyProofs {
  readonly kind: 'email' | 'phone';
  readonly address: string;
  readonly code: string;
}

async function bind(ask: MemberAsk<Done>, wish: Binding): Promise<Done> {
  const { core, member } = ask;
  const { address } = wish;
  const allow = await keyHand(core, member, wish);
  return core.clerk.inTurn(`account ${address}`, async () => {
    const code = await core.codes.check(address, 'bind', wish.code, ask);
    if (core.members.withAccount(address)) throw new Refusal('accountTaken');
    return ask.perform(deed => {
      allow(deed);
      core.codes.useUp(deed, code);
      take(core, deed, member.id, wish);
      core.inbox.leave(deed, member.id, 'securityChanged');
      return doneSaying(ask, 'done');
    });
  });
}

function take(core: Core, deed: Deed, memberId: number, { kind, address }: Binding): void {
  const before = core.members.latest(memberId);
  if (!before) return;
  openWayBack(core, deed, before);
  const security = securityOf(core, memberId);
  core.security.write(deed, {
    ...security,
    [`${kind}_bound_at`]: deed.at,
    // A first one takes nothing from anybody.
    withdrawals_from: before[kind] === null ? security.withdrawals_from : deed.at + QUIET_FOR,
  });
  core.members.change(deed, memberId, { [kind]: address });
}
