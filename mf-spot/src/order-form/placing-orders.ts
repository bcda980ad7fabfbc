import { placingOrders } from '@tradefloor/trading';
import { usePlaceOrder } from './use-place-order';

export const PlacingOrders = placingOrders(usePlaceOrder);
