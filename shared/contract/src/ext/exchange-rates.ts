import { call } from '../call';
import { list, within } from '../wire/containers';
import { price } from '../wire/decimals';
import type { Kind, PlainOf } from '../wire/kind';
import { field, shape } from '../wire/shape';
import { text } from '../wire/text';

/** What one USDT costs in the money of a country, `USD` or `CNY`. */
export interface ExchangeRate extends PlainOf<typeof exchangeRate> {}
export const exchangeRate = /* @__PURE__ */ shape(() => ({
  money: field('currency', text),
  rate: field('rate', price),
}));

/** The servers of the documents say one rate, that of the yuan, with each pair's deal. */
export const exchangeRates = /* @__PURE__ */ call('exchangeRates', 'GET', '/api/ext/rates', {
  auth: 'none',
  answer: (): Kind<readonly ExchangeRate[]> => within('list', list<ExchangeRate>(exchangeRate)),
});
