import { signIn } from '@tradefloor/contract';
import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import type { TypedAccount } from '../account-name/rules';

/** No answer came: what was asked for may have been done. */
export const isLost = (problem: unknown) => isCallFailure(problem) && problem.effect === 'unknown';

/**
 * After a lost answer, the password tells whether it is the account's: the code is used up and tells nothing. It is asked
 * once, because each wrong password counts against the account.
 */
export function useOpening() {
  const { http } = usePlatform();
  return async ({ account, countryCode = '86' }: TypedAccount, password: string): Promise<boolean> => {
    try {
      await http(signIn, { areaCodeId: countryCode, account, password, newerForm: true });
      return true;
    } catch {
      return false;
    }
  };
}
