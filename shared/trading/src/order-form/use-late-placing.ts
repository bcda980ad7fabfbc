import type { Acting } from '@tradefloor/area/act';
import type { PairKey } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

type Stage = Acting['stage'];
/** As long as an area's entry is waited for. */
const GIVEN_UP_AFTER_MS = 8_000;

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

/**
 * look.early-press: an order that is pressed for before what places orders has come waits for it, on its way. Where that
 * does not come, or comes to another pair's form, nothing is sent, and `lost` says so.
 */
export function useLatePlacing<Draft extends { readonly pair: PairKey }, Summary>(
  pair: PairKey,
  lost: string,
): LatePlacing<Draft, Summary> {
  const { notify } = usePlatform();
  const here = useRef<Place<Draft, Summary>>(null);
  const pressed = useRef<readonly [draft: Draft, summary: Summary]>(null);
  const [stage, setStage] = useState<Stage>('idle');
  const [isWaiting, setWaiting] = useState(false);

  const giveUp = useCallback(() => {
    if (pressed.current === null) return;
    pressed.current = null;
    notify({ kind: 'warning', text: lost });
  }, [notify, lost]);
  const latest = useRef(giveUp);
  useEffect(() => {
    latest.current = giveUp;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      latest.current();
      setStage('idle');
      setWaiting(false);
    }, GIVEN_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  // Also when the form is left, for another screen or because its code cannot be had.
  useEffect(() => () => latest.current(), []);

  const onPlace = useCallback(
    (given: Place<Draft, Summary>) => {
      here.current = given;
      setWaiting(false);
      const waiting = pressed.current;
      if (waiting === null) return;
      if (waiting[0].pair !== pair) return latest.current();
      pressed.current = null;
      void given(...waiting);
    },
    [pair],
  );
  const place = useCallback<Place<Draft, Summary>>(async (draft, summary) => {
    if (here.current !== null) return here.current(draft, summary);
    pressed.current = [draft, summary];
    setStage('sending');
    setWaiting(true);
  }, []);
  const coming = useMemo(() => ({ onPlace, onStage: setStage }), [onPlace]);
  return { place, stage, coming };
}
