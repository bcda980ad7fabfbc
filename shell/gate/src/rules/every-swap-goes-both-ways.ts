import { LIMITS } from '../limits';
import type { SwapSeen } from '../observed';
import type { Objection, Rule } from './rule';
import { scenesIn } from './scenes-in';

/** A tab that is asked about a swap though nobody typed asks at every promote, and its user learns to say no. */
export const everySwapGoesBothWays: Rule = {
  name: 'every-swap-goes-both-ways',
  judge: observed => [
    ...observed.walks.flatMap(({ swaps }) => swaps).flatMap(lateOrHeld),
    ...scenesIn(observed).flatMap(({ place, holds }) => (holds ? [held(place, LIMITS.heldMs)] : [])),
  ],
};

function lateOrHeld({ to, route, after, isHeld }: SwapSeen): Objection[] {
  const { swapMs } = LIMITS;
  const place = { key: `place.swap.${to}`, values: { route } } as const;
  const cure = { key: 'cure.every-swap-goes-both-ways', values: {} } as const;
  if (isHeld) return [held(place, swapMs)];
  if (after === null) return [{ place, figure: { key: 'figure.swap.none', values: { ms: swapMs } }, cure }];
  if (after <= swapMs) return [];
  return [{ place, figure: { key: 'figure.swap.late', values: { ms: after, of: swapMs } }, cure }];
}

const held = (place: Objection['place'], ms: number): Objection => ({
  place,
  figure: { key: 'figure.swap.held', values: { ms } },
  cure: { key: 'cure.every-swap-goes-both-ways.held', values: {} },
});
