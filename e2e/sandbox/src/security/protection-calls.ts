import type {
  checkFundPassword,
  readAntiPhishingPhrase,
  readFundPasswordState,
  setAntiPhishingPhrase,
  setFundPassword as setFundPasswordCall,
} from '@tradefloor/contract/ext';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { keyHand } from './key-hand';
import { assertFundPassword } from './own-hand';
import { securityOf } from './second-step';

export const phrase: HandlerOf<typeof readAntiPhishingPhrase> = forMember((_, { core, member }) => ({
  phrase: securityOf(core, member.id).anti_phishing_phrase,
}));

export const setPhrase: HandlerOf<typeof setAntiPhishingPhrase> = forMember(async (wish, ask) => {
  const { core, member } = ask;
  const allow = await keyHand(core, member, wish);
  return ask.perform(deed => {
    allow(deed);
    core.security.write(deed, { ...securityOf(core, member.id), anti_phishing_phrase: wish.phrase });
    return doneSaying(ask, 'done');
  });
});

export const fundPasswordState: HandlerOf<typeof readFundPasswordState> = forMember((_, { core, member }) => ({
  isSet: securityOf(core, member.id).fund_password_hash !== null,
}));

export const setFundPassword: HandlerOf<typeof setFundPasswordCall> = forMember(async (wish, ask) => {
  const { core, member } = ask;
  const allow = await keyHand(core, member, { password: wish.password, twoStepCode: wish.code });
  const hash = await core.passwords.hash(wish.fundPassword);
  return ask.perform(deed => {
    allow(deed);
    core.security.write(deed, { ...securityOf(core, member.id), fund_password_hash: hash });
    core.inbox.leave(deed, member.id, 'securityChanged');
    return doneSaying(ask, 'fundPasswordSaved');
  });
});

export const checkOwnFundPassword: HandlerOf<typeof checkFundPassword> = forMember(async ({ fundPassword }, ask) => {
  await assertFundPassword(ask.core, ask.member.id, fundPassword);
  return doneSaying(ask, 'fundPasswordRight');
});
