import type { Deal } from '../chat/words';

/** A deal as what is in question between its two. */
export interface Disputed {
  readonly deal: Deal;
  readonly role: 'buyer' | 'seller';
  /** Both as they are shown. */
  readonly amount: string;
  readonly money: string;
}
