import type {
  bindPhone as bindPhoneCall,
  checkFundPassword,
  readAntiPhishingPhrase,
  readFundPasswordState,
  setAntiPhishingPhrase,
  setFundPassword as setFundPasswordCall,
} from '@tradefloor/contract/ext';
import { reachable } from '../account/code-calls';
import { Refusal } from '../messages/refusal';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { assertFundPassword, assertPassword } from './own-hand';
import { securityOf, takeCode } from './second-step';

export const phrase: HandlerOf<typeof readAntiPhishingPhrase> = forMember((_, { core, member }) => ({
  phrase: securityOf(core, member.id).anti_phishing_phrase,
}));

export const setPhrase: HandlerOf<typeof setAntiPhishingPhrase> = forMember(({ phrase: chosen }, ask) => {
  const { core, member } = ask;
  return ask.perform(deed => {
    core.security.write(deed, { ...securityOf(core, member.id), anti_phishing_phrase: chosen });
    return doneSaying(ask, 'done');
  });
});

export const fundPasswordState: HandlerOf<typeof readFundPasswordState> = forMember((_, { core, member }) => ({
  isSet: securityOf(core, member.id).fund_password_hash !== null,
}));

export const setFundPassword: HandlerOf<typeof setFundPasswordCall> = forMember(async (wish, ask) => {
  const { core, member } = ask;
  await assertPassword(core, member, wish.password);
  const hash = await core.passwords.hash(wish.fundPassword);
  return ask.perform(deed => {
    takeCode(core, deed, member.id, wish.code);
    core.security.write(deed, { ...securityOf(core, member.id), fund_password_hash: hash });
    core.inbox.leave(deed, member.id, 'securityChanged');
    return doneSaying(ask, 'fundPasswordSaved');
  });
});

export const checkOwnFundPassword: HandlerOf<typeof checkFundPassword> = forMember(async ({ fundPassword }, ask) => {
  await assertFundPassword(ask.core, ask.member.id, fundPassword);
  return doneSaying(ask, 'fundPasswordRight');
});

export const bindPhone: HandlerOf<typeof bindPhoneCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  const phone = reachable(wish.phone, wish.countryCode);
  if (phone.includes('@')) throw new Refusal('phoneInvalid');
  return core.clerk.inTurn(`account ${phone}`, async () => {
    const code = await core.codes.check(phone, 'bind', wish.code);
    if (core.members.withAccount(phone)) throw new Refusal('accountTaken');
    return ask.perform(deed => {
      core.codes.useUp(deed, code);
      core.members.change(deed, member.id, { phone });
      core.inbox.leave(deed, member.id, 'securityChanged');
      return doneSaying(ask, 'done');
    });
  });
});
