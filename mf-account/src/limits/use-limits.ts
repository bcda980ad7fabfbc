import { useOwnQuery } from '@tradefloor/area';
import { readTries, type Tries } from '@tradefloor/contract/ext';
import { useOffers, useServerClock } from '@tradefloor/platform/react';
import { useRemaining } from '@tradefloor/ui';
import type { TypedAccount } from '../account-name/rules';
import { useSettled } from './use-settled';

/** From when on each is allowed again, by the server's clock; null where it is now, or where the server doesn't tell. */
export interface Limits extends Tries {
  /** After a code was sent, or something was refused. */
  readonly readAgain: () => void;
}

/** account.limits-told: what the exchange would refuse for a limit, known before it is tried. */
export function useLimits(reached: TypedAccount | null, purpose?: 'recovery'): Limits {
  const isTold = useOffers(readTries) === true;
  const account = useSettled(reached?.account ?? '');
  const payload = {
    ...(account === '' ? {} : { account }),
    ...(account === '' || reached?.countryCode === undefined ? {} : { countryCode: reached.countryCode }),
    ...(purpose === undefined ? {} : { purpose }),
  };
  const { data, refetch } = useOwnQuery(readTries, payload, { isWanted: isTold, keepsLast: true, untilKnown: true });
  return {
    sendFrom: useStillToCome(data?.sendFrom),
    codeFrom: useStillToCome(data?.codeFrom),
    passwordFrom: useStillToCome(data?.passwordFrom),
    registerFrom: useStillToCome(data?.registerFrom),
    readAgain: () => {
      if (isTold) void refetch();
    },
  };
}

function useStillToCome(deadline: Tries['sendFrom'] = null): Tries['sendFrom'] {
  const clockOffset = useServerClock();
  return useRemaining({ deadline: deadline ?? 0, clockOffset }) > 0 ? deadline : null;
}
