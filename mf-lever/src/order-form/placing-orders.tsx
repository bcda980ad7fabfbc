import type { Acting, KeptDraft } from '@tradefloor/area/act';
import type { Quote } from '@tradefloor/contract';
import { useLayoutEffect } from 'react';
import type { Draft, DraftChange } from './draft';
import type { Place } from './form-context';
import { usePlaceOrder } from './use-place-order';

interface PlacingOrdersProps {
  readonly pair: Quote;
  readonly change: (change: DraftChange) => void;
  readonly kept: KeptDraft<Draft>;
  /** How the form places what it says. */
  readonly onPlace: (place: Place) => void;
  readonly onStage: (stage: Acting['stage']) => void;
}

/** Draws nothing. Beside the form, not in it: an order that is under way outlives the form's panel. */
export function PlacingOrders({ pair, change, kept, onPlace, onStage }: PlacingOrdersProps) {
  const placing = usePlaceOrder(pair, change, kept);
  useLayoutEffect(() => onPlace(placing.place));
  useLayoutEffect(() => onStage(placing.stage), [placing.stage, onStage]);
  return null;
}
