import { asId, type BalanceRow, type Held, type HeldByAccount, type WalletOverview } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import type { FakePlatform } from '../fake';
import { balancesTopic } from '../topics';

const nothing = { available: amount('0'), locked: amount('0') };

function aBalance(name: string, held: Held, account: keyof HeldByAccount): BalanceRow {
  return {
    currencyId: asId(name),
    currencyName: name,
    currencyType: null,
    isMatch: true,
    isLegal: true,
    isMicro: false,
    isLever: false,
    usdtPrice: price('1'),
    cnyPrice: null,
    logo: null,
    decimals: 8,
    held: { legal: nothing, change: nothing, lever: nothing, micro: nothing, [account]: held },
  };
}

/** What the shell publishes of the user's money in one account: of each currency available, and in orders. */
export function funded(
  platform: FakePlatform,
  held: Readonly<Record<string, readonly [string, string]>>,
  account: keyof HeldByAccount = 'change',
): void {
  const wallet = {
    rows: Object.entries(held).map(([name, [available, locked]]) =>
      aBalance(name, { available: amount(available), locked: amount(locked) }, account),
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
