import type { Currency as WireCurrency, listCurrencies, userCurrencies } from '@tradefloor/contract';
import { CURRENCIES, type Currency } from '../market/currency';
import { idOf } from '../market/quotes';
import { logoPath } from '../pages/logo';
import { forMember, type HandlerOf } from '../wire/ask';
import { standsIn } from './account-currencies';

export const wireOfCurrency = (currency: Currency): WireCurrency => ({
  id: idOf(currency),
  name: currency.name,
  logo: logoPath(currency),
  decimals: currency.scale,
  isMatch: true,
});

/** Those of the fiat account: what c2c trades. */
export const fiatCurrencies: HandlerOf<typeof listCurrencies> = () =>
  CURRENCIES.filter(currency => standsIn(currency, 'legal')).map(wireOfCurrency);

export const transferable: HandlerOf<typeof userCurrencies> = forMember((): readonly WireCurrency[] =>
  CURRENCIES.map(wireOfCurrency),
);
