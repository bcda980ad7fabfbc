import { asInstant } from '@tradefloor/contract';
import type { readAddressGuard, setAddressGuard } from '@tradefloor/contract/ext';
import { SECOND } from '../clock/clock';
import { ownHand } from '../security/own-hand';
import { written } from '../security/quiet-day';
import { isOnlySaved, SAVED_ONLY_WAIT } from '../security/saved-only';
import { securityOf } from '../security/second-step';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';

export const addressGuard: HandlerOf<typeof readAddressGuard> = forMember((_, { core, member }) => {
  const row = securityOf(core, member.id);
  const isOn = isOnlySaved(row, core.clock.now());
  return {
    isOn,
    endsAt: isOn && row.only_saved_until !== null ? asInstant(row.only_saved_until) : null,
    waitSeconds: SAVED_ONLY_WAIT / SECOND,
  };
});

/** wallet.saved-only: on at once; off after a day, by the owner's own hand. */
export const guardAddresses: HandlerOf<typeof setAddressGuard> = forMember(async ({ isOn, ...proofs }, ask) => {
  const { core, member } = ask;
  const allow = isOn ? () => undefined : await ownHand(core, member, proofs);
  return ask.perform(deed => {
    allow(deed);
    const row = securityOf(core, member.id);
    if (isOn) {
      core.security.write(deed, { ...row, only_saved: true, only_saved_until: null });
      return doneSaying(ask, 'addressGuardOn');
    }
    if (!isOnlySaved(row, deed.at)) return doneSaying(ask, 'addressGuardOff');
    // Asked for again, it does not begin to wait anew.
    const until = row.only_saved_until ?? deed.at + SAVED_ONLY_WAIT;
    core.security.write(deed, { ...row, only_saved_until: until });
    core.inbox.leave(deed, member.id, 'securityChanged');
    return doneSaying(ask, 'addressGuardEnding', { values: { until: written(until) } });
  });
});
