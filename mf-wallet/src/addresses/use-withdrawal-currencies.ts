import { useOwnQuery } from '@tradefloor/area';
import { type Currency, listWithdrawalCurrencies } from '@tradefloor/contract';

const NONE: readonly Currency[] = [];

/** Those that can be sent to an address; none until they are known. */
export const useWithdrawalCurrencies = (): readonly Currency[] =>
  useOwnQuery(listWithdrawalCurrencies, {}, { untilKnown: true }).data ?? NONE;
