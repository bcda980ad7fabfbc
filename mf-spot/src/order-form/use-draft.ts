import { type DraftOfPair, type PairForm, usePairDraft } from '@tradefloor/trading';
import type { Quote } from '@tradefloor/contract';
import { changedDraft, type Draft, type DraftChange, openedDraft, readDraft } from './draft';
import { scalesOf } from './form-scales';

const FORM: PairForm<Draft, DraftChange> = {
  name: 'spot-order',
  opened: (pair, price, before) => openedDraft(pair.key, price, scalesOf(pair), before ?? undefined),
  changed: changedDraft,
  read: readDraft,
};

export const useDraft = (pair: Quote): DraftOfPair<Draft, DraftChange> => usePairDraft(pair, FORM);
