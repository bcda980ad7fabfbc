import type { BalanceRow } from '@tradefloor/contract';
import type { ReactNode } from 'react';
import { CurrencyRecords, DepositPanel, WithdrawPanel } from './late-panels';
import type { RowAction } from './rows';

/** What opens under a row of a wallet that has chains. */
export const chainPanel =
  (account: 'legal' | 'change') =>
  (row: BalanceRow, action: RowAction, close: () => void): ReactNode => {
    switch (action) {
      case 'deposit':
        return <DepositPanel account={account} row={row} />;
      case 'withdraw':
        return <WithdrawPanel account={account} row={row} onClose={close} />;
      case 'record':
        return <CurrencyRecords account={account} row={row} />;
      default:
        return null;
    }
  };
