import type { Quote, WalletOverview } from '@tradefloor/contract';
import { quotesOf } from '../quotes/quotes-of';
import { balancesTopic, failedAfter, type Loadable, LOADING, ready } from '@tradefloor/platform';
import { paced } from '@tradefloor/platform/live';
import { useMissed, usePlatform, useTopic } from '@tradefloor/platform/react';
import { useMemo, useSyncExternalStore } from 'react';
import { repriced } from './worth';

/** A page is read, not traded on. */
const EVERY_MS = 1_000;

export interface PricedWallets {
  readonly overview: WalletOverview;
  readonly quotes: readonly Quote[];
}

/** The four wallets, live by pushes and by prices. Failed: nothing has come, and could not be read; the shell goes on asking. */
export function useWallets(): Loadable<PricedWallets> {
  const balances = useTopic(balancesTopic) ?? null;
  const quotes = useSlowQuotes();
  const isMissed = useMissed(balancesTopic);
  const wallets = useMemo(
    () => (balances === null ? null : ready({ overview: repriced(balances, quotes), quotes })),
    [balances, quotes],
  );
  return wallets ?? (isMissed ? failedAfter(LOADING, null) : LOADING);
}

function useSlowQuotes(): readonly Quote[] {
  const platform = usePlatform();
  const slow = useMemo(() => paced(quotesOf(platform).all(), EVERY_MS), [platform]);
  const views = useSyncExternalStore(slow.subscribe, slow.read);
  return useMemo(() => views.map(({ quote }) => quote), [views]);
}
