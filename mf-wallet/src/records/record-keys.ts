import type { LogEntry, TransferRecord } from '@tradefloor/contract';

/** A server without ids has its records told apart by what they are. */
export const keyOfRecord = ({ id, createdAt, account, currencyName, value, info, hash }: LogEntry): string =>
  id ?? [createdAt, account, currencyName, value, info, hash].join(' ');

export const keyOfTransfer = ({ id, createdAt, type, currencyName, amount }: TransferRecord): string =>
  id ?? [createdAt, type, currencyName, amount].join(' ');
