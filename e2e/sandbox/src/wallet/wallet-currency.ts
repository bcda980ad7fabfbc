import type { CurrencyId } from '@tradefloor/contract';
import { type Amount, fits } from '@tradefloor/money';
import type { Core } from '../core';
import type { AccountName } from '../ledger/account';
import { toUnits } from '../ledger/ledger';
import { type Currency, findCurrency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import { wholeOf } from '../wire/whole-id';
import { standsIn } from './account-currencies';
import { type ChainTerms, termsOf } from './chain/terms';

export function currencyOf(id: CurrencyId): Currency {
  const currency = findCurrency(wholeOf(id));
  if (!currency) throw new Refusal('unknownCurrency');
  return currency;
}

/** For lists: of a currency that there is not, however large its number, they have nothing. */
export const listedCurrency = (id: CurrencyId): number => findCurrency(wholeOf(id))?.id ?? 0;

/** Finer amounts are refused, not rounded. */
export function unitsOf(amount: Amount, currency: Currency): bigint {
  if (!fits(amount, currency.scale)) {
    throw new Refusal('amountTooFine', { currency: currency.name, digits: currency.scale });
  }
  return toUnits(amount);
}

export function assertStandsIn(currency: Currency, account: AccountName): void {
  if (!standsIn(currency, account)) throw new Refusal('accountWithout', { currency: currency.name });
}

/** wallet.open-gate: deposit, withdrawal and deposit addresses only while they are open. */
export function assertOpen(core: Core): void {
  if (!isOpen(core)) throw new Refusal('chainClosed');
}
export const isOpen = (core: Core): boolean => core.settings.get('chain_open') === '1';

export function chainTerms(currency: Currency, network?: string): ChainTerms {
  const terms = termsOf(currency, network);
  if (!terms) throw new Refusal('currencyNotOnChain', { currency: currency.name });
  return terms;
}
