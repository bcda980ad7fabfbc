import { checkEmailCode, checkPhoneCode, register } from '@tradefloor/contract';
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

export function useRegister() {
  const { http } = usePlatform();
  return {
    /** S2 §4: the code is checked first. Looking does not use it up. */
    checkCode: ({ mode, reached: { account, countryCode }, code }: Registration) =>
      mode === 'email'
        ? http(checkEmailCode, { code, account })
        : http(checkPhoneCode, { code, phone: account, ...(countryCode === undefined ? {} : { countryCode }) }),

    create: ({ reached: { account, countryCode }, inviteCode, ...rest }: Registration) =>
      http(register, {
        ...rest,
        account,
        ...(countryCode === undefined ? {} : { countryCode, areaCodeId: countryCode }),
        ...(inviteCode === '' ? {} : { inviteCode }),
      }),
  };
}
