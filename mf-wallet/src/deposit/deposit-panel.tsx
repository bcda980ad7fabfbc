import type { BalanceRow } from '@tradefloor/contract';
import { CurrencyAddress } from './addresses';
import { DepositProgress } from './deposit-progress';
import { DepositRequest } from './deposit-request';
import { useCoinInfo } from './use-deposit';

interface DepositPanelProps {
  readonly account: 'legal' | 'change';
  readonly row: BalanceRow;
}

/** Where to pay to, how far what was paid is, and the request that tells of it. */
export function DepositPanel({ account, row }: DepositPanelProps) {
  const info = useCoinInfo(row.currencyId).data ?? null;
  return (
    <CurrencyAddress
      row={row}
      beside={deposit => (
        <>
          <DepositRequest key={deposit.address} account={account} row={row} deposit={deposit} info={info} />
          <DepositProgress account={account} row={row} info={info} />
        </>
      )}
    />
  );
}
