import type { RulingFor } from '@tradefloor/contract/ext';
import type { Deal } from '../chat/words';

/** A deal as what is in question between its two. */
export interface Disputed {
  readonly deal: Deal;
  readonly role: RulingFor;
  /** Of a deal with an acceptor, which of the two that is. */
  readonly acceptorIs: RulingFor | null;
  /** Both as they are shown. */
  readonly amount: string;
  readonly money: string;
}
