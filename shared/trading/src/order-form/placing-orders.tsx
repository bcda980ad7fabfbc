import type { Acting, KeptDraft } from '@tradefloor/area/act';
import type { Quote } from '@tradefloor/contract';
import { useLayoutEffect } from 'react';

type Stage = Acting['stage'];

/** Draws nothing. Beside the form, not in it: an order that is under way outlives the form's panel. */
export function placingOrders<Draft extends object, Change, Place>(
  usePlace: (
    pair: Quote,
    change: (change: Change) => void,
    kept: KeptDraft<Draft>,
  ) => { readonly place: Place; readonly stage: Stage },
): (props: {
  readonly pair: Quote;
  readonly change: (change: Change) => void;
  readonly kept: KeptDraft<Draft>;
  /** How the form places what it says. */
  readonly onPlace: (place: Place) => void;
  readonly onStage: (stage: Stage) => void;
}) => null {
  return function PlacingOrders({ pair, change, kept, onPlace, onStage }) {
    const { place, stage } = usePlace(pair, change, kept);
    useLayoutEffect(() => onPlace(place));
    useLayoutEffect(() => onStage(stage), [stage, onStage]);
    return null;
  };
}
