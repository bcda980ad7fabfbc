import { checkEmailCode, checkPhoneCode, register } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useRef } from 'react';
import type { AccountMode, TypedAccount } from '../account-name/rules';
import { isLost, useOpening } from '../password/use-opening';

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
  const { opens } = useOpening();
  const isCodeRight = useRef(false);
  /** The last answer was lost, and could not be looked for either. */
  const isUnknown = useRef(false);

  /** Looking does not use the code up. */
  const checkCode = ({ mode, reached: { account, countryCode }, code }: Registration) =>
    mode === 'email'
      ? http(checkEmailCode, { code, account })
      : http(checkPhoneCode, { code, phone: account, ...(countryCode === undefined ? {} : { countryCode }) });

  const create = ({ reached: { account, countryCode }, inviteCode, ...rest }: Registration) =>
    http(register, {
      ...rest,
      account,
      ...(countryCode === undefined ? {} : { countryCode, areaCodeId: countryCode }),
      ...(inviteCode === '' ? {} : { inviteCode }),
    });

  return {
    /** Else what the server says is about the code. */
    isCodeRight: () => isCodeRight.current,
    /** account.code-first: what was typed wrong must not use it up. */
    register: async (registration: Registration): Promise<void> => {
      const isThere = () => opens(registration.reached, registration.password);
      if (isUnknown.current && (await isThere())) return;
      isCodeRight.current = false;
      isUnknown.current = false;
      await checkCode(registration);
      isCodeRight.current = true;
      try {
        await create(registration);
      } catch (problem) {
        if (isLost(problem) && (await isThere())) return;
        isUnknown.current = isLost(problem);
        throw problem;
      }
    },
  };
}
