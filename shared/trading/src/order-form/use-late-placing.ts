import type { Acting } from '@tradefloor/area/act';
import type { PairKey } from '@tradefloor/contract';
import { useCallback, useMemo, useRef, useState } from 'react';

type Stage = Acting['stage'];
type Place<Draft, Summary> = (draft: Draft, summary: Summary) => Promise<void>;

export interface LatePlacing<Draft, Summary> {
  readonly place: Place<Draft, Summary>;
  readonly stage: Stage;
  /** For `PlacingOrders`, which is drawn beside the form and comes later than its first paint. */
  readonly coming: {
    readonly onPlace: (place: Place<Draft, Summary>) => void;
    readonly onStage: (stage: Stage) => void;
  };
}

/** look.early-press: an order that is pressed for before what places orders has come waits for it, on its way. */
export function useLatePlacing<Draft extends { readonly pair: PairKey }, Summary>(
  pair: PairKey,
): LatePlacing<Draft, Summary> {
  const here = useRef<Place<Draft, Summary>>(null);
  const pressed = useRef<readonly [draft: Draft, summary: Summary]>(null);
  const [stage, setStage] = useState<Stage>('idle');

  const onPlace = useCallback(
    (given: Place<Draft, Summary>) => {
      here.current = given;
      const waiting = pressed.current;
      pressed.current = null;
      // Another pair's form may be open by now.
      if (waiting?.[0].pair === pair) void given(...waiting);
    },
    [pair],
  );
  const place = useCallback<Place<Draft, Summary>>(async (draft, summary) => {
    if (here.current !== null) return here.current(draft, summary);
    pressed.current = [draft, summary];
    setStage('sending');
  }, []);
  const coming = useMemo(() => ({ onPlace, onStage: setStage }), [onPlace]);
  return { place, stage, coming };
}
