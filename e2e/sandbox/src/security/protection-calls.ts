import type {
  checkFundPassword,
  proveOwnHand,
  readAntiPhishingPhrase,
  readFundPasswordState,
  setAntiPhishingPhrase,
  setFundPassword as setFundPasswordCall,
} from '@tradefloor/contract/ext';
import { tellOwner } from '../account/tell-owner';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { keyHand } from './key-hand';
import { assertFundPassword, ownHand } from './own-hand';
import { QUIET_FOR, written } from './quiet-day';
import { securityOf } from './second-step';

export const phrase: HandlerOf<typeof readAntiPhishingPhrase> = forMember((_, { core, member }) => ({
  phrase: securityOf(core, member.id).anti_phishing_phrase,
}));

export const setPhrase: HandlerOf<typeof setAntiPhishingPhrase> = forMember(async (wish, ask) => {
  const { core, member } = ask;
  const allow = await keyHand(core, member, wish);
  return ask.perform(deed => {
    allow(deed);
    // With the phrase that there was, by which its owner knows the letter.
    tellOwner(core, deed, member.id, 'securityChanged');
    core.security.write(deed, { ...securityOf(core, member.id), anti_phishing_phrase: wish.phrase });
    return doneSaying(ask, 'done');
  });
});

export const fundPasswordState: HandlerOf<typeof readFundPasswordState> = forMember((_, { core, member }) => ({
  isSet: securityOf(core, member.id).fund_password_hash !== null,
}));

/** account.quiet-day: one that takes the place of another opens what that one kept shut. */
export const setFundPassword: HandlerOf<typeof setFundPasswordCall> = forMember(async (wish, ask) => {
  const { core, member } = ask;
  const allow = await keyHand(core, member, { password: wish.password, twoStepCode: wish.code });
  const hash = await core.passwords.hash(wish.fundPassword);
  return ask.perform(deed => {
    allow(deed);
    const row = securityOf(core, member.id);
    const set = { ...row, fund_password_hash: hash };
    // A first one takes nothing from anybody.
    if (row.fund_password_hash === null) {
      core.security.write(deed, set);
      tellOwner(core, deed, member.id, 'securityChanged');
      return doneSaying(ask, 'fundPasswordSaved');
    }
    const withdrawals_from = deed.at + QUIET_FOR;
    core.security.write(deed, { ...set, withdrawals_from });
    tellOwner(core, deed, member.id, 'fundPasswordReplaced');
    return doneSaying(ask, 'fundPasswordReplaced', { values: { until: written(withdrawals_from) } });
  });
});

export const checkOwnFundPassword: HandlerOf<typeof checkFundPassword> = forMember(async ({ fundPassword }, ask) => {
  await assertFundPassword(ask.core, ask.member.id, fundPassword);
  return doneSaying(ask, 'fundPasswordRight');
});

export const provenOwnHand: HandlerOf<typeof proveOwnHand> = forMember(async (given, ask) => {
  const allow = await ownHand(ask.core, ask.member, given);
  return ask.perform(deed => {
    allow(deed);
    return doneSaying(ask, 'done');
  });
});
