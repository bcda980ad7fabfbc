import { add, type Amount, amount, cut, mul, ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import { ACCOUNTS, type AccountName, PARTS } from '../ledger/account';
import { CURRENCIES } from '../market/currency';
import { usdtOf } from '../spot/spot-calls';

/** In USDT, by the mark prices. */
export function worthOf(core: Core, memberId: number, account: AccountName): Amount {
  let total: Amount = ZERO;
  for (const { id: currencyId } of CURRENCIES) {
    for (const part of PARTS) {
      const held = amount(core.ledger.amount({ memberId, currencyId, account, part }));
      total = add(total, mul(held, usdtOf(core, currencyId)));
    }
  }
  return cut(total, 8);
}

export const totalAssets = (core: Core, memberId: number): Amount =>
  ACCOUNTS.map(account => worthOf(core, memberId, account)).reduce((sum, worth) => add(sum, worth), amount('0'));
