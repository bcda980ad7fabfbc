import { type SignIn, signIn } from '@tradefloor/contract';
import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import type { TypedAccount } from '../account-name/rules';

/** No answer came: what was asked for may have been done. */
export const isLost = (problem: unknown) => isCallFailure(problem) && problem.effect === 'unknown';

/**
 * What a password that was just chosen opens. After a lost answer it tells whether the password is the account's: the code
 * is used up and tells nothing. It is asked once, because each wrong password counts against the account.
 */
export function useOpening() {
  const { http, session } = usePlatform();

  async function answerTo({ account, countryCode = '86' }: TypedAccount, password: string): Promise<SignIn | null> {
    try {
      return await http(signIn, { areaCodeId: countryCode, account, password, newerForm: true });
    } catch {
      return null;
    }
  }

  return {
    opens: async (reached: TypedAccount, password: string): Promise<boolean> =>
      (await answerTo(reached, password)) !== null,

    /** Whether the user is in by it. Who has switched the second step on still has to take it, on the sign-in page. */
    enter: async (reached: TypedAccount, password: string): Promise<boolean> => {
      const answer = await answerTo(reached, password);
      if (answer?.kind !== 'signed-in') return false;
      await session.signIn(answer.token, reached.account);
      return true;
    },
  };
}
