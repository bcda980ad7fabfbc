import type { BalanceRow, CoinInfo, DepositAddress } from '@tradefloor/contract';
import { CurrencyAddress } from './addresses';
import { DepositProgress } from './deposit-progress';
import { DepositRequest } from './deposit-request';
import { termsOn } from './networks';

export interface DepositPanelProps {
  readonly account: 'legal' | 'change';
  readonly row: BalanceRow;
}

/** Where to pay to, how far what was paid is, and the request that tells of it. */
export function DepositPanel({ account, row }: DepositPanelProps) {
  const told = (deposit: DepositAddress, info: CoinInfo | null) => (
    <>
      <DepositRequest account={account} row={row} deposit={deposit} info={info && termsOn(info, deposit.network)} />
      <DepositProgress account={account} row={row} info={info} />
    </>
  );
  return <CurrencyAddress row={row} beside={told} />;
}
