import { type Sending, sendingOf } from '@tradefloor/area/act';
import { bindEmail, type Done } from '@tradefloor/contract';
import { bindPhone } from '@tradefloor/contract/ext';
import { userTopic } from '@tradefloor/platform';
import { useOffers, usePlatform } from '@tradefloor/platform/react';
import type { AccountMode, TypedAccount } from '../account-name/rules';
import { useUser } from '../user/use-user';
import { useUserSeen } from '../user/use-user-seen';

interface BindingProof {
  readonly code: string;
  readonly password: string;
  readonly twoStepCode?: string;
}

export function useBind() {
  const platform = usePlatform();
  const { refresh } = platform;
  const userSeen = useUserSeen();
  const user = useUser();
  /** Phones are bound by servers with the optional call only; null until the server has said what it has. */
  const bindsPhones = useOffers(bindPhone);
  return {
    bindsPhones,
    binding: (mode: AccountMode, { account, countryCode }: TypedAccount, proof: BindingProof): Sending<Done> => {
      const before = user?.[mode] ?? null;
      const found = userSeen(now => now[mode], { before, wanted: account });
      return mode === 'email'
        ? sendingOf(platform, bindEmail, () => ({ ...proof, email: account }), found)
        : sendingOf(
            platform,
            bindPhone,
            () => ({ ...proof, phone: account, ...(countryCode === undefined ? {} : { countryCode }) }),
            found,
          );
    },
    /** Header, settings and security bar show it too. It is bound, even if they cannot. */
    readAgain: () => refresh(userTopic),
  };
}
