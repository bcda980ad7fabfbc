import { type KeptDraft, useKeptDraft } from '@tradefloor/area/act';
import type { PairKey, Quote } from '@tradefloor/contract';
import type { Price } from '@tradefloor/money';
import { quotesTopic } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { type Dispatch, useCallback, useEffect, useState } from 'react';

interface OfPair {
  readonly pair: PairKey;
  /** Something was typed here that is kept until it is placed. */
  readonly isDirty: boolean;
}

/** What a screen's order form begins with and goes on by: the same object at each drawing. */
export interface PairForm<Draft extends OfPair, Change> {
  /** As in `spot-order`: what is typed is kept by it, pair by pair. */
  readonly name: string;
  /** A pair's empty form at its last price; what the trader chose before stays chosen. */
  readonly opened: (pair: Quote, price: Price, before: Draft | null) => Draft;
  readonly changed: (draft: Draft, change: Change) => Draft;
  /** One that was kept, perhaps by another build. */
  readonly read: (kept: object) => Draft | null;
}

export interface DraftOfPair<Draft extends object, Change> {
  readonly draft: Draft;
  readonly change: Dispatch<Change>;
  readonly kept: KeptDraft<Draft>;
}

/** What is typed for a pair: there again for who comes back to it, as long as they are signed in. */
export function usePairDraft<Draft extends OfPair, Change>(
  pair: Quote,
  { name, opened, changed, read }: PairForm<Draft, Change>,
): DraftOfPair<Draft, Change> {
  const { bus } = usePlatform();
  const session = useSession();
  const whose = session.kind === 'user' ? session.account : null;
  const { key } = pair;
  const kept = useKeptDraft(`${name} ${key}`, read);
  const begun = (before: Draft | null): Draft => {
    const left = kept.read();
    return left === null
      ? opened(pair, bus.last(quotesTopic, key)?.price ?? pair.price, before)
      : { ...left, pair: key };
  };
  const [draft, setDraft] = useState(() => begun(null));
  const [owner, setOwner] = useState(whose);

  // While drawing, so that not one frame shows the price of one pair beside the name of another.
  const isAnother = draft.pair !== key;
  // Who signs in takes along what they typed as a guest; who signs out leaves nothing to the next.
  const isLeft = owner !== whose && owner !== null;
  if (owner !== whose) setOwner(whose);
  if (isAnother || isLeft) setDraft(begun(draft));

  useEffect(() => {
    if (draft.isDirty) kept.keep(draft);
    else kept.forget();
  }, [draft, kept]);

  const change = useCallback((wish: Change) => setDraft(now => changed(now, wish)), [changed]);
  return { draft, change, kept };
}
