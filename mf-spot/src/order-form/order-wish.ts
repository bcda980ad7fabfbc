import type { PayloadOf, placeOrder } from '@tradefloor/contract';

export type OrderWish = Omit<PayloadOf<typeof placeOrder>, 'clientOrderId'>;
