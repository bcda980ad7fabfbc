import type { checkEmailCode, checkPhoneCode, Done, sendCode as sendCodeCall } from '@tradefloor/contract';
import type { Core } from '../core';
import { wordsOf } from '../inbox/inbox';
import { Refusal } from '../messages/refusal';
import { assertMayRecover, written } from '../security/quiet-day';
import { securityOf } from '../security/second-step';
import { type Ask, doneSaying, type HandlerOf } from '../wire/ask';
import type { CodePurpose } from './code-places';
import { type Member, plainAccount } from './members';
import { isOfCountry, isPhone } from './phone-number';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An e-mail address or a phone number in its plain form, or a refusal that says which of the two is wrong. */
export function reachable(account: string, countryCode?: string): string {
  const plain = plainAccount(account, countryCode);
  if (plain.includes('@')) {
    if (!EMAIL.test(plain)) throw new Refusal('emailInvalid');
    return plain;
  }
  // A number with a plus says its own country, which must be the one that is told beside it.
  const isThere = countryCode === undefined || isOfCountry(plain, countryCode);
  if (!isThere || !isPhone(plain)) throw new Refusal('phoneInvalid');
  return plain;
}

/** Who is signed in asks for one to bind an address with. */
export const purposeOf = (wished: 'recovery' | undefined, member: Member | null): CodePurpose =>
  wished === 'recovery' ? 'forget' : member ? 'bind' : 'register';

/** The answer never tells whether an account exists. */
export const sendCode: HandlerOf<typeof sendCodeCall> = async (wish, ask) => {
  const { core, member } = ask;
  // Whatever others ask for from the same office: the owner's own twenty are bounded by themselves (account.code-bounds).
  if (!core.codes.isOwners(plainAccount(wish.account, wish.countryCode), ask)) {
    core.limits.check('codeRequests', ask.network);
    core.limits.count('codeRequests', ask.network);
  }
  const account = reachable(wish.account, wish.countryCode);
  const purpose = purposeOf(wish.purpose, member);
  if (purpose === 'forget') {
    await core.codes.send(account, purpose, ask, recoveryLetters(ask, account));
  } else {
    const owner = core.members.withAccount(account);
    const phrase = owner ? phraseOf(core, owner) : null;
    await core.codes.send(account, purpose, ask, [{ account, to: account, phrase }]);
  }
  return doneSaying(ask, 'codeSent');
};

const phraseOf = (core: Core, { id }: Member) => securityOf(core, id).anti_phishing_phrase;

/**
 * One for each account that has the address: two have a number where one was opened by it and one by the same with its
 * trunk 0. Each letter then says whose code it is, and the code is what the owner chooses by.
 */
function recoveryLetters({ core, member: asking }: Ask<Done>, to: string) {
  const reached = core.members.reachedAt(to);
  for (const { account, member } of reached) {
    // Only to its owner: to whoever else asks, it would tell that there is an account.
    if (member.id === asking?.id) assertMayRecover(core, member, account);
  }
  if (reached.length === 0) return [{ account: to, to: null }];
  return reached.map(({ account, member }) => {
    const opened = written(member.created_at).slice(0, 10);
    const says = reached.length > 1 ? wordsOf('codeOfTwo', { id: member.id, opened }) : undefined;
    return { account, to, phrase: phraseOf(core, member), says };
  });
}

export const checkEmail: HandlerOf<typeof checkEmailCode> = (wish, ask) => check(ask, wish, ['register']);
/** account.recovery-code: recovery says so with an e-mail's code, and has no field to say it with a phone's. */
export const checkPhone: HandlerOf<typeof checkPhoneCode> = ({ phone, ...wish }, ask) =>
  check(ask, { ...wish, account: phone }, ['register', 'forget']);

interface GivenCode {
  readonly account: string;
  readonly code: string;
  readonly countryCode?: string | undefined;
  readonly purpose?: 'recovery' | undefined;
}

async function check<Answer>(ask: Ask<Answer>, wish: GivenCode, unsaid: readonly CodePurpose[]) {
  const { core } = ask;
  const purposes = wish.purpose === 'recovery' ? 'forget' : unsaid;
  const account = reachable(wish.account, wish.countryCode);
  const code = await core.codes.check(account, purposes, wish.code, ask);
  const owner = code.purpose === 'forget' ? core.members.reachedAs(code.account) : undefined;
  // Only now: the code has shown whose address it is.
  if (owner) assertMayRecover(core, owner, code.account);
  return doneSaying(ask, 'codeRight');
}
