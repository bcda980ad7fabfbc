import type { Quote, WalletOverview } from '@tradefloor/contract';
import { quotesOf } from '../quotes/quotes-of';
import { balancesTopic } from '@tradefloor/platform';
import { paced } from '@tradefloor/platform/live';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';
import { repriced } from './worth';

/** A page is read, not traded on. */
const EVERY_MS = 1_000;

export interface PricedWallets {
  readonly overview: WalletOverview;
  readonly quotes: readonly Quote[];
}

/** The four wallets, live by pushes and by prices; null until they are known. */
export function useWallets(): PricedWallets | null {
  const balances = useTopic(balancesTopic) ?? null;
  const quotes = useSlowQuotes();
  return useMemo(
    () => (balances === null ? null : { overview: repriced(balances, quotes), quotes }),
    [balances, quotes],
  );
}

function useSlowQuotes(): readonly Quote[] {
  const platform = usePlatform();
  const slow = useMemo(() => paced(quotesOf(platform).all(), EVERY_MS), [platform]);
  const views = useSyncExternalStore(slow.subscribe, slow.read);
  return useMemo(() => views.map(({ quote }) => quote), [views]);
}
