import { useOwnQuery } from '@tradefloor/area';
import { coinInfo, companyAddress, type CurrencyId, getDepositAddresses } from '@tradefloor/contract';

/** Where a currency is paid to. */
export const useDepositAddresses = (currencyId: CurrencyId) => useOwnQuery(getDepositAddresses, { currencyId });

/** What a deposit of it needs to know. */
export const useCoinInfo = (currencyId: CurrencyId) => useOwnQuery(coinInfo, { currencyId });

/** The deposit page's own. */
export const useCompanyAddress = () => useOwnQuery(companyAddress, {});
