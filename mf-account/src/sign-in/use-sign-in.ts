import { signIn } from '@tradefloor/contract';
import { signInSecondStep } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { accountToSignIn } from '../account-name/rules';

/** Asked of who has switched two-step sign-in on. */
export interface Challenge {
  readonly account: string;
  readonly challenge: string;
}

interface Credentials {
  /** As typed. */
  readonly account: string;
  readonly callingCode: string;
  readonly password: string;
}

/** Each resolves with what is still asked for; null when the user is in. Rejects as the call does. */
export function useSignIn() {
  const { http, session } = usePlatform();

  async function enter(answer: Awaited<ReturnType<typeof first>>, account: string): Promise<Challenge | null> {
    if (answer.kind === 'second-step') return { account, challenge: answer.challenge };
    await session.signIn(answer.token, account);
    return null;
  }

  const first = (account: string, { callingCode, password }: Credentials) =>
    http(signIn, { areaCodeId: callingCode, account, password, newerForm: true });

  return {
    byPassword: async (given: Credentials): Promise<Challenge | null> => {
      const account = accountToSignIn(given.account, given.callingCode);
      return enter(await first(account, given), account);
    },
    bySecondStep: async ({ account, challenge }: Challenge, code: string): Promise<Challenge | null> =>
      enter(await http(signInSecondStep, { challenge, code }), account),
  };
}
