import type { Quote } from '@tradefloor/contract';
import { quotesOf } from '@tradefloor/market';
import { useOutdatedQuotes } from '@tradefloor/market/react';
import type { Price } from '@tradefloor/money';
import { paced } from '@tradefloor/platform/live';
import { usePlatform } from '@tradefloor/platform/react';
import { priceDigits, useBand, usePause } from '@tradefloor/trading';
import { useMemo, useSyncExternalStore } from 'react';
import { useHeldAccount } from '../positions/use-held-account';
import { termsOf } from '../terms/terms-of';
import { useDeal } from '../terms/use-deal';
import type { FormFacts } from './form-rules';

/** A form is read, not watched: its figures need not follow every price. */
const PACE_MS = 200;

/** What the form's figures are made of. */
export function useFormFacts(pair: Quote): FormFacts & { readonly lacksTerms: boolean } {
  const mark = usePacedMark(pair);
  const account = useHeldAccount(pair, mark);
  const band = useBand(pair);
  const isPaused = usePause(pair) !== null;
  const isOutdated = useOutdatedQuotes();
  const { data, errorUpdateCount } = useDeal(pair, { untilKnown: true });
  // The error itself is gone for as long as it is asked again.
  const lacksTerms = data === undefined && errorUpdateCount > 0;
  return useMemo(
    () => ({
      terms: termsOf(pair),
      deal: data ?? null,
      account,
      mark,
      scale: priceDigits(pair),
      band,
      isPaused,
      isOutdated,
      lacksTerms,
    }),
    [pair, data, lacksTerms, account, mark, band, isPaused, isOutdated],
  );
}

function usePacedMark(pair: Quote): Price {
  const platform = usePlatform();
  const quote = useMemo(() => paced(quotesOf(platform).one(pair.key), PACE_MS), [platform, pair.key]);
  const now = useSyncExternalStore(quote.subscribe, quote.read)?.quote ?? pair;
  return now.markPrice ?? now.price;
}
