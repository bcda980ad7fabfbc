import { useOwnQuery } from '@tradefloor/area';
import { coinInfo, companyAddress, type CurrencyId, getDepositAddresses } from '@tradefloor/contract';
import { balanceChangesTopic, chainRecordTopic } from '@tradefloor/platform';

/** Where a currency is paid to. */
export const useDepositAddresses = (currencyId: CurrencyId) => useOwnQuery(getDepositAddresses, { currencyId });

/** Its terms, in and out. What was sent today is among them, and what the chain has confirmed. */
export const useCoinInfo = (currencyId: CurrencyId) =>
  useOwnQuery(coinInfo, { currencyId }, { staleOn: bus => [bus.on(balanceChangesTopic), bus.on(chainRecordTopic)] });

/** The deposit page's own. */
export const useCompanyAddress = () => useOwnQuery(companyAddress, {});
