import { asInstant, type Instant } from '@tradefloor/contract';
import type { readTries } from '@tradefloor/contract/ext';
import type { HandlerOf } from '../wire/ask';
import { purposeOf } from './code-calls';
import { plainAccount } from './members';

/**
 * account.limits-told: what would be refused for a limit, before it is tried. It tells no more than trying would: by the name that was typed,
 * whether anybody has it or not. What strangers tried elsewhere is left to the refusal.
 */
export const tries: HandlerOf<typeof readTries> = ({ account: typed, countryCode, purpose: wished }, ask) => {
  const { core, member, network } = ask;
  const { limits, clock } = core;
  const account = typed === undefined ? null : plainAccount(typed, countryCode);
  const purpose = purposeOf(wished, member);
  const from = (...waits: readonly number[]): Instant | null => {
    const longest = Math.max(0, ...waits);
    return longest === 0 ? null : asInstant(clock.now() + longest);
  };
  return {
    sendFrom: from(
      account !== null && core.codes.isOwners(account, ask) ? 0 : limits.wait('codeRequests', network),
      account === null ? 0 : core.codes.sendWait(account, purpose, ask),
    ),
    codeFrom: account === null ? null : from(core.codes.tryWait(account, purpose, ask)),
    passwordFrom: member
      ? from(limits.wait('wrongPasswords', member.account))
      : from(
          limits.wait('failedSignIns', network),
          account === null ? 0 : core.bounds.signIns.wait(account, core.members.withAccount(account), ask),
        ),
    registerFrom: from(limits.wait('registrations', network)),
  };
};
