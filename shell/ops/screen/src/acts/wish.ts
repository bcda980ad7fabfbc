import { NO_PROOFS, type TypedProofs } from '@tradefloor/area/form';
import type { AreaStanding, BuildState } from '@tradefloor/contract/desk';

/** What an operator is about to do. */
export type Wish =
  | { readonly kind: BuildWish; readonly area: string; readonly build: string }
  | { readonly kind: 'end-canary'; readonly area: string; readonly build: string }
  | { readonly kind: 'revision'; readonly revision: number };

export type BuildWish = 'promote' | 'rollback' | 'canary' | 'block' | 'unblock';

/** What may be wished for a build; the desk decides. */
export function wishesFor(
  state: BuildState,
  { stable, canary }: Pick<AreaStanding, 'stable' | 'canary'>,
): readonly BuildWish[] {
  switch (state) {
    case 'stable':
      return ['block'];
    case 'last-good':
      return ['rollback', 'promote', 'block'];
    case 'canary':
      return ['promote', 'block'];
    case 'published':
      return stable === null || canary !== null ? ['promote', 'block'] : ['promote', 'canary', 'block'];
    case 'blocked':
      return ['unblock'];
    default:
      state satisfies never;
      return [];
  }
}

/** A rollback never asks the gate: nothing keeps anybody from going back. */
export const passesTheGate = ({ kind }: Pick<Wish, 'kind'>): boolean => kind === 'promote' || kind === 'canary';

/** Open tabs may be told not to ask their areas. */
export const mayBeNow = (kind: Wish['kind']): boolean =>
  kind === 'promote' || kind === 'rollback' || kind === 'block' || kind === 'revision';

/** Nothing keeps anybody from going back to what was there before: the desk asks it of all else (wallet.own-hand). */
export const asksOwnHand = (kind: Wish['kind']): boolean => kind !== 'rollback' && kind !== 'end-canary';

export interface Filled extends TypedProofs {
  readonly why: string;
  readonly now: boolean;
  readonly reload: boolean;
  readonly waived: boolean;
  readonly percent: string;
  readonly steps: string;
}

export const UNFILLED: Filled = {
  ...NO_PROOFS,
  why: '',
  now: false,
  reload: false,
  waived: false,
  percent: '10',
  steps: '25,50',
};
