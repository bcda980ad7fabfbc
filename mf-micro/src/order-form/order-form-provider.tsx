import { useHold } from '@tradefloor/area';
import { useAct, useKeptDraft } from '@tradefloor/area/act';
import { useSession } from '@tradefloor/platform/react';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { changedDraft, EMPTY, readDraft } from './draft';
import { FormStateContext } from './form-context';

/** What stands in the form, and an order that is on its way, outlive its panel: on a phone that is a sheet that opens and closes. */
export function OrderFormProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const whose = session.kind === 'user' ? session.account : null;
  const kept = useKeptDraft('micro-order', readDraft);
  const [draft, change] = useReducer(changedDraft, null, () => kept.read() ?? EMPTY);
  const [owner, setOwner] = useState(whose);
  // Who signs in takes along what they chose as a guest; who signs out leaves nothing to the next.
  if (owner !== whose) {
    setOwner(whose);
    if (owner !== null) change({ kind: 'become', draft: kept.read() ?? EMPTY });
  }
  useEffect(() => kept.keep(draft), [draft, kept]);
  // Nobody is asked whether to leave it: it is there again. A swap waits for the hand that types.
  useHold(draft.isDirty ? 'typed' : null);
  const { act, stage } = useAct();
  const state = useMemo(() => ({ draft, change, submission: stage, act }), [draft, stage, act]);
  return <FormStateContext value={state}>{children}</FormStateContext>;
}
