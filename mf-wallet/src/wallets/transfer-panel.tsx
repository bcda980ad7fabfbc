import type { BalanceRow } from '@tradefloor/contract';
import type { ReactNode } from 'react';
import type { RowAction } from './rows';

/** What opens under a row of a wallet that the other two fill. */
export const transferPanel =
  (_account: 'lever' | 'micro') =>
  (_row: BalanceRow, _action: RowAction, _close: () => void): ReactNode =>
    null;
