import { call } from '../call';
import { textOrEmpty, text } from '../wire/text';
import { field, shape } from '../wire/shape';
import type { Kind, PlainOf } from '../wire/kind';
import { currencyId } from '../wire/ids';
import { amount, price } from '../wire/decimals';
import { maybeInstant } from '../wire/instant';
import { maybe, or } from '../wire/containers';

export interface CurrencyDetail extends PlainOf<typeof currencyDetailShape> {}
export const currencyDetailShape = /* @__PURE__ */ shape(() => ({
  name: field('name', text),
  description: field('desc', textOrEmpty),
}));

export const currencyDetail = /* @__PURE__ */ call('currencyDetail', 'GET', '/api/currency/detail', {
  auth: 'none',
  payload: () => ({ id: field('id', currencyId) }),
  answer: (): Kind<CurrencyDetail> => currencyDetailShape,
});

export interface TokenSale extends PlainOf<typeof tokenSaleShape> {}
export const tokenSaleShape = /* @__PURE__ */ shape(() => ({
  name: field('name', maybe(text)),
  total: field('total', amount),
  start: field('start', maybeInstant),
  end: field('end', maybeInstant),
  price: field('price', or(price, '0')),
  issued: field('yfx', amount),
  remaining: field('sy', amount),
}));

export const tokenSale = /* @__PURE__ */ call('tokenSale', 'GET', '/api/iepn', {
  auth: 'optional',
  answer: (): Kind<TokenSale> => tokenSaleShape,
});
