import type { BalanceRow } from '@tradefloor/contract';
import type { ReactNode } from 'react';
import { CurrencyRecords, TransferPanel } from './late-panels';
import type { RowAction } from './rows';

/** What opens under a row of a wallet that the other two fill. */
export const transferPanel =
  (account: 'lever' | 'micro') =>
  (row: BalanceRow, action: RowAction, close: () => void): ReactNode => {
    switch (action) {
      case 'in':
      case 'out':
        return <TransferPanel account={account} direction={action} row={row} onClose={close} />;
      case 'record':
        return <CurrencyRecords account={account} row={row} />;
      default:
        return null;
    }
  };
