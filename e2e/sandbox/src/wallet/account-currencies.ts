import type { AccountName } from '../ledger/account';
import type { Currency } from '../market/currency';

/** Every currency can be traded; the other accounts hold those that their areas settle in. */
const ONLY: Readonly<Record<Exclude<AccountName, 'change'>, ReadonlySet<string>>> = {
  legal: new Set(['BTC', 'USDT', 'ETH']),
  lever: new Set(['USDT', 'BTC']),
  micro: new Set(['USDT', 'BTC', 'ETH']),
};

export const standsIn = (currency: Currency, account: AccountName): boolean =>
  account === 'change' || ONLY[account].has(currency.name);

/** `currency_type` on the wire: which chain a currency's addresses are of. */
const CHAINS: Readonly<Record<string, string>> = {
  BTC: 'btc',
  ETH: 'eth',
  USDT: 'usdt',
  LINK: 'erc20',
  UNI: 'erc20',
  AAVE: 'erc20',
};
export const chainOf = (currency: Currency): string => CHAINS[currency.name] ?? currency.name.toLowerCase();
