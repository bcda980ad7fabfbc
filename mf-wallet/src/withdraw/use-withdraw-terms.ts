import { useRows } from '@tradefloor/area/list';
import type { CurrencyId } from '@tradefloor/contract';
import { addressList } from '../addresses/address-list';
import { useCoinInfo, useDepositAddresses } from '../deposit/use-deposit';

/** What a withdrawal of a currency needs to know: its terms, its networks, and where it may go. */
export function useWithdrawTerms(currencyId: CurrencyId) {
  return {
    info: useCoinInfo(currencyId),
    own: useDepositAddresses(currencyId),
    saved: useRows(addressList(currencyId)),
  };
}
