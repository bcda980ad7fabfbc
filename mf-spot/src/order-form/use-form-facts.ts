import type { Quote } from '@tradefloor/contract';
import { bookOf } from '@tradefloor/market';
import { usePlatform } from '@tradefloor/platform/react';
import { useBand, useOpenOrders, usePause } from '@tradefloor/trading';
import { useMemo, useSyncExternalStore } from 'react';
import { useHeld } from '../balances/use-held';
import type { Draft } from './draft';
import type { FormFacts } from './form-summary';
import { feeOf } from './fee';
import { scalesOf } from './form-scales';

/** Of each side: more than books are sent with. */
const MARKET_ROWS = 200;
const nothing = () => undefined;
const never = () => nothing;
const NONE: FormFacts['own'] = [];

/** What the form's sums are made of. The book is followed at market only: a limit form stays still while prices move. */
export function useFormFacts(pair: Quote, mode: Draft['mode']): FormFacts {
  const platform = usePlatform();
  const held = useHeld(pair);
  const band = useBand(pair);
  const isPaused = usePause(pair) !== null;
  const reader = useMemo(
    () => (mode === 'market' ? bookOf(platform, pair.key).reader({ rows: MARKET_ROWS, step: null }) : null),
    [platform, pair.key, mode],
  );
  const { orders } = useOpenOrders(pair.key);
  const own = mode === 'market' ? orders : NONE;
  const live = useSyncExternalStore(reader?.subscribe ?? never, reader?.read ?? nothing);
  return useMemo(
    () => ({
      scales: scalesOf(pair),
      fee: feeOf(pair),
      reach: pair.marketReach ?? null,
      band,
      isPaused,
      least: pair.leastAmount ?? null,
      available: held && { base: held.base.available, quote: held.quote.available },
      book: live === undefined ? null : { ...live.view, freshness: live.freshness },
      own,
    }),
    [pair, held, live, band, isPaused, own],
  );
}
