import { asId, type BalanceRow, type Quote, type Wallet, type WalletOverview } from '@tradefloor/contract';
import { type AccountKind, amount, price } from '@tradefloor/money';
import { aQuote } from './market';

const none = { available: amount('0'), locked: amount('0') };

/** One currency of one account: `['1.5', '0.5']` is available and frozen. */
export function aRow(
  name: string,
  account: AccountKind,
  [available, locked]: readonly [string, string],
  change: Partial<BalanceRow> = {},
): BalanceRow {
  return {
    currencyId: asId(name),
    currencyName: name,
    currencyType: null,
    isMatch: true,
    isLegal: true,
    isMicro: true,
    isLever: true,
    usdtPrice: price(name === 'USDT' ? '1' : '100'),
    cnyPrice: name === 'USDT' ? price('7.1') : null,
    logo: null,
    decimals: 8,
    ...change,
    held: {
      legal: none,
      change: none,
      lever: none,
      micro: none,
      [account]: { available: amount(available), locked: amount(locked) },
    },
  };
}

const wallet = (rows: readonly BalanceRow[] = []): Wallet => ({ rows, usdtTotal: amount('0'), total: null });

export function theWallets(
  rows: Partial<Record<AccountKind, readonly BalanceRow[]>>,
  depositsAndWithdrawalsOpen = true,
): WalletOverview {
  return {
    legal: wallet(rows.legal),
    change: wallet(rows.change),
    lever: wallet(rows.lever),
    micro: wallet(rows.micro),
    depositsAndWithdrawalsOpen,
  };
}

/** `BTC/USDT` at so much now, and before the day. */
export const quotedAt = (symbol: string, now: string, open: string): Quote =>
  aQuote(symbol, { markPrice: price(now), open: price(open) });
