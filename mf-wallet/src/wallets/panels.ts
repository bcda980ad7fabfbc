import type { BalanceRow } from '@tradefloor/contract';
import type { AccountKind } from '@tradefloor/money';

/** `withdraw/withdraw-panel`: what opens under a row of the fiat or the spot wallet to send money away. */
export interface WithdrawPanelProps {
  readonly account: 'legal' | 'change';
  readonly row: BalanceRow;
  /** The way back to the row that it was opened from. */
  readonly onClose: () => void;
}

/** `transfer/transfer-panel`: what opens under a row of the leverage or the micro wallet: money comes in from another account, or goes out to one. */
export interface TransferPanelProps {
  readonly account: 'lever' | 'micro';
  readonly direction: 'in' | 'out';
  readonly row: BalanceRow;
  readonly onClose: () => void;
}

/** `records/currency-records`: what happened to one currency in one account, under its row and on its page. */
export interface RecordPanelProps {
  readonly account: AccountKind;
  readonly row: Pick<BalanceRow, 'currencyId' | 'currencyName'>;
}
