import { bindEmail, userCenter, userInfo } from '@tradefloor/contract';
import { bindPhone } from '@tradefloor/contract/ext';
import { useOffers, usePlatform } from '@tradefloor/platform/react';
import type { AccountMode, TypedAccount } from '../account-name/rules';

interface BindingProof {
  readonly code: string;
  readonly password: string;
  readonly twoStepCode?: string;
}

export function useBind() {
  const { http, report } = usePlatform();
  /** Phones are bound by servers with the optional call only; null until the server has said what it has. */
  const bindsPhones = useOffers(bindPhone);
  return {
    bindsPhones,
    bind: async (
      mode: AccountMode,
      { account, countryCode }: TypedAccount,
      proof: BindingProof,
    ): Promise<string | null> => {
      const { message } =
        mode === 'email'
          ? await http(bindEmail, { ...proof, email: account })
          : await http(bindPhone, { ...proof, phone: account, ...(countryCode === undefined ? {} : { countryCode }) });
      // The shell follows these reads: header, settings and security bar show it too. It is bound, even if they fail.
      await Promise.all([http(userInfo, {}), http(userCenter, {})]).catch(report);
      return message;
    },
  };
}
