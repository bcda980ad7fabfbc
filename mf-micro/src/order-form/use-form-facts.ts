import type { MicroCurrency, MicroDuration, Quote } from '@tradefloor/contract';
import { balancesTopic } from '@tradefloor/platform';
import { useSession, useTopic } from '@tradefloor/platform/react';
import { usePause } from '@tradefloor/trading';
import { useMicroDay } from '../own-limit/use-micro-day';
import { chosenCurrency, chosenDuration } from '../terms/chosen';
import type { Draft } from './draft';
import type { FormFacts } from './form-summary';

/** Where a server does not say: what every currency is kept to. */
const USUAL_SCALE = 8;

export interface Terms {
  readonly currencies: readonly MicroCurrency[];
  readonly durations: readonly MicroDuration[];
}

/** What the form's sums are made of. */
export function useFormFacts(pair: Quote, draft: Draft, { currencies, durations }: Terms): FormFacts {
  const currency = chosenCurrency(currencies, draft.currency);
  const balances = useTopic(balancesTopic);
  const isUser = useSession().kind === 'user';
  const isPaused = usePause(pair) !== null;
  const day = useMicroDay();
  const row = balances?.micro.rows.find(({ currencyId }) => currencyId === currency?.id);
  return {
    currency,
    duration: chosenDuration(durations, draft.seconds),
    scale: row?.decimals ?? USUAL_SCALE,
    available: isUser ? (row?.held.micro.available ?? currency?.wallet?.available ?? null) : null,
    usdt: row?.usdtPrice ?? null,
    isPaused,
    day: day.data ?? null,
  };
}
