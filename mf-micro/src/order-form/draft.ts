/** What stands in the form. */
export interface Draft {
  /** Null until one is chosen: the usual one. */
  readonly currency: string | null;
  readonly seconds: number | null;
  /** As it is being typed. */
  readonly amount: string;
  /** Something was typed that a swap would take from under the hand. */
  readonly isDirty: boolean;
  /** A press on a button has asked for it: what is missing is said from then on. */
  readonly wasAsked: boolean;
}

export type DraftChange =
  | { readonly kind: 'currency'; readonly currency: string }
  | { readonly kind: 'seconds'; readonly seconds: number }
  | { readonly kind: 'amount'; readonly text: string }
  | { readonly kind: 'asked' }
  /** The amount stays: the next order is often like the last one. */
  | { readonly kind: 'placed' }
  /** Another user: nothing of the last one's stays. */
  | { readonly kind: 'become'; readonly draft: Draft };

export const EMPTY: Draft = { currency: null, seconds: null, amount: '', isDirty: false, wasAsked: false };

export function changedDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'currency':
      // A hundred dollars are not a hundred coins.
      if (change.currency === draft.currency) return draft;
      return { ...draft, currency: change.currency, amount: '', isDirty: false, wasAsked: false };
    case 'seconds':
      return { ...draft, seconds: change.seconds };
    case 'amount':
      return { ...draft, amount: change.text, isDirty: change.text !== '' };
    case 'asked':
      return { ...draft, wasAsked: true };
    case 'placed':
      return { ...draft, isDirty: false, wasAsked: false };
    case 'become':
      return change.draft;
    default:
      return change satisfies never;
  }
}

/** One that was kept, perhaps by another build. */
export function readDraft(kept: object): Draft | null {
  const { currency, seconds, amount } = kept as Readonly<Record<string, unknown>>;
  if (typeof amount !== 'string') return null;
  return {
    ...EMPTY,
    amount,
    currency: typeof currency === 'string' ? currency : null,
    seconds: typeof seconds === 'number' ? seconds : null,
  };
}
