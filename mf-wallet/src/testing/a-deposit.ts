import { asInstant, type LogEntry } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';

/** On its way into the spot account. */
export const aDeposit = (change: Partial<LogEntry>): LogEntry => ({
  id: 'chain-1-change-3',
  value: amount('250'),
  info: '',
  createdAt: asInstant(1_700_000_000_000),
  account: 'change',
  currencyName: 'USDT',
  kind: 'deposit',
  status: 'awaiting-chain',
  address: null,
  hash: null,
  confirmations: 1,
  ...change,
});
