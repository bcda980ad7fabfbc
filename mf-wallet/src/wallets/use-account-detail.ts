import { useOwnQuery } from '@tradefloor/area';
import { accountDetail, type CurrencyId } from '@tradefloor/contract';
import { balanceChangesTopic } from '@tradefloor/platform';

/** One currency of one account; read again when money moves. */
export const useAccountDetail = (account: 'legal' | 'change', currencyId: CurrencyId) =>
  useOwnQuery(accountDetail, { currencyId, account }, { staleOn: bus => [bus.on(balanceChangesTopic)] });
