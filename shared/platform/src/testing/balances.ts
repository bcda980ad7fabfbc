import type { HeldByAccount, WalletOverview } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import type { FakePlatform } from '../fake';
import { balancesTopic } from '../topics';
import { aRow } from './wallets';

/** What the shell publishes of the user's money in one account: of each currency available, and in orders. */
export function funded(
  platform: FakePlatform,
  held: Readonly<Record<string, readonly [string, string]>>,
  account: keyof HeldByAccount = 'change',
): void {
  const wallet = {
    rows: Object.entries(held).map(([name, [available, locked]]) =>
      aRow(name, account, [available, locked], { usdtPrice: price('1'), cnyPrice: null }),
    ),
    usdtTotal: amount('0'),
    total: null,
  };
  const overview: WalletOverview = {
    legal: wallet,
    change: wallet,
    lever: wallet,
    micro: wallet,
    depositsAndWithdrawalsOpen: true,
  };
  platform.drive(balancesTopic, overview);
}
