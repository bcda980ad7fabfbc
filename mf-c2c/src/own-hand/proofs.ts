import type { confirmC2cReceipt, PayloadOf } from '@tradefloor/contract';

/** wallet.own-hand: as every call takes them by which coins leave. */
export type Proofs = Omit<PayloadOf<typeof confirmC2cReceipt>, 'id'>;
