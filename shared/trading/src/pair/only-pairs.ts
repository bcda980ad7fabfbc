import type { Quote } from '@tradefloor/contract';

/** Which pairs a screen is about: those with leverage, for instance. All, where it is left out. */
export type OnlyPairs = (pair: Quote) => boolean;
