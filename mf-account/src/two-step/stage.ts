import type { TwoStepSetup } from '@tradefloor/contract/ext';

/** Where the user is on the way to turning two-step sign-in on or off. */
export type Stage =
  | { readonly kind: 'resting' }
  | { readonly kind: 'password' }
  | { readonly kind: 'connecting'; readonly setup: TwoStepSetup }
  /** Shown once: the server keeps only what it needs to know them again. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'renewing'; readonly haveGoneLost?: boolean }
  | { readonly kind: 'turning-off' };
