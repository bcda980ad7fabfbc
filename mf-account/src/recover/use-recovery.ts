import { checkEmailCode, checkPhoneCode, resetPassword } from '@tradefloor/contract';
import { isLost, useOpening } from '../password/use-opening';
import { usePlatform } from '@tradefloor/platform/react';
import type { TypedAccount } from '../account-name/rules';

/** An account whose code the server has found right; the code is kept nowhere, and gone after a reload. */
export interface Proof {
  readonly reached: TypedAccount;
  readonly code: string | null;
}

export type WithCode = Proof & { readonly code: string };

export function useRecovery() {
  const { http } = usePlatform();
  const { opens } = useOpening();
  return {
    prove: ({ reached: { account, countryCode }, code }: WithCode) => {
      const country = countryCode === undefined ? {} : { countryCode };
      return account.includes('@')
        ? http(checkEmailCode, { code, account, purpose: 'recovery' })
        : http(checkPhoneCode, { code, phone: account, ...country, purpose: 'recovery' });
    },

    change: async ({ reached, code }: WithCode, password: string, passwordAgain: string) => {
      try {
        return await http(resetPassword, { ...reached, code, password, passwordAgain });
      } catch (problem) {
        if (isLost(problem) && (await opens(reached, password))) return null;
        throw problem;
      }
    },
  };
}
