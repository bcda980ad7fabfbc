import { checkEmailCode, checkPhoneCode, register, signIn } from '@tradefloor/contract';
import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import type { AccountMode, TypedAccount } from '../account-name/rules';

interface Registration {
  readonly mode: AccountMode;
  readonly reached: TypedAccount;
  readonly code: string;
  readonly password: string;
  readonly passwordAgain: string;
  /** Empty: nobody's. */
  readonly inviteCode: string;
}

/** No answer came: what was asked for may have been done. */
export const isLost = (problem: unknown) => isCallFailure(problem) && problem.effect === 'unknown';

export function useRegister() {
  const { http } = usePlatform();
  return {
    /** S2 §4: the code is checked first. Looking does not use it up. */
    checkCode: ({ mode, reached: { account, countryCode }, code }: Registration) =>
      mode === 'email'
        ? http(checkEmailCode, { code, account })
        : http(checkPhoneCode, { code, phone: account, ...(countryCode === undefined ? {} : { countryCode }) }),

    /** After a lost answer, the password tells whether there is an account: its code is used up and tells nothing. */
    isThere: async ({ reached: { account, countryCode = '86' }, password }: Registration): Promise<boolean> => {
      try {
        await http(signIn, { areaCodeId: countryCode, account, password, newerForm: true });
        return true;
      } catch {
        return false;
      }
    },
    create: ({ reached: { account, countryCode }, inviteCode, ...rest }: Registration) =>
      http(register, {
        ...rest,
        account,
        ...(countryCode === undefined ? {} : { countryCode, areaCodeId: countryCode }),
        ...(inviteCode === '' ? {} : { inviteCode }),
      }),
  };
}
