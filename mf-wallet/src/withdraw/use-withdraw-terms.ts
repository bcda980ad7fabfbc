import { useOwnQuery } from '@tradefloor/area';
import { useRows } from '@tradefloor/area/list';
import { coinInfo, type CurrencyId, getDepositAddresses } from '@tradefloor/contract';
import { balanceChangesTopic, chainRecordTopic } from '@tradefloor/platform';
import { addressList } from '../addresses/address-list';

/** What a withdrawal of a currency needs to know: its terms, its networks, and where it may go. */
export function useWithdrawTerms(currencyId: CurrencyId) {
  return {
    // What was sent today is among them, and what the chain has confirmed.
    info: useOwnQuery(
      coinInfo,
      { currencyId },
      { staleOn: bus => [bus.on(balanceChangesTopic), bus.on(chainRecordTopic)] },
    ),
    own: useOwnQuery(getDepositAddresses, { currencyId }),
    saved: useRows(addressList(currencyId)),
  };
}
