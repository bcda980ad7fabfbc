import { useOwnQuery } from '@tradefloor/area';
import { readPaymentDetails } from '@tradefloor/contract';

/** How others pay this user; null where nothing is saved yet. */
export const usePaymentDetails = () => useOwnQuery(readPaymentDetails, {});
