import { type KeptDraft, useKeptDraft } from '@tradefloor/area/act';
import type { Quote } from '@tradefloor/contract';
import { quotesTopic } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { changedDraft, type Draft, type DraftChange, openedDraft, readDraft } from './draft';
import { scalesOf } from './form-scales';

interface DraftOfPair {
  readonly draft: Draft;
  readonly change: Dispatch<DraftChange>;
  readonly kept: KeptDraft<Draft>;
}

/** What is typed for a pair: there again for who comes back to it, as long as they are signed in. */
export function useDraft(pair: Quote): DraftOfPair {
  const { bus } = usePlatform();
  const session = useSession();
  const whose = session.kind === 'user' ? session.account : null;
  const kept = useKeptDraft(`spot-order ${pair.key}`, readDraft);
  const { key } = pair;
  const opening = () => ({ pair: key, price: bus.last(quotesTopic, key)?.price ?? pair.price, scales: scalesOf(pair) });
  const left = (): Draft | null => {
    const draft = kept.read();
    return draft && { ...draft, pair: key };
  };
  const [draft, change] = useReducer(changedDraft, null, () => {
    const { price, scales } = opening();
    return left() ?? openedDraft(key, price, scales);
  });
  const [owner, setOwner] = useState(whose);

  // While drawing, so that not one frame shows the price of one pair beside the name of another.
  const isAnother = draft.pair !== key;
  // Who signs in takes along what they typed as a guest; who signs out leaves nothing to the next.
  const isLeft = owner !== whose && owner !== null;
  if (owner !== whose) setOwner(whose);
  if (isAnother || isLeft) {
    const there = left();
    change(there === null ? { kind: 'opened', ...opening() } : { kind: 'restored', draft: there });
  }

  useEffect(() => {
    if (draft.isDirty) kept.keep(draft);
    else kept.forget();
  }, [draft, kept]);

  return { draft, change, kept };
}
