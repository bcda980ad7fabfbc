import { call } from '../call';
import { list, maybe, or, within } from '../wire/containers';
import { currencyId } from '../wire/ids';
import type { PlainOf } from '../wire/kind';
import { count, flag } from '../wire/numbers';
import { field, shape } from '../wire/shape';
import { text } from '../wire/text';

export interface Currency extends PlainOf<typeof currency> {}
export const currency = /* @__PURE__ */ shape(() => ({
  id: field('id', currencyId, 'currency_id', 'currency'),
  name: field('name', text, 'currency_name'),
  logo: field('logo', maybe(text)),
  decimals: field('decimals', maybe(count)),
  isMatch: field('is_match', or(flag, 1)),
}));

/** The currencies that c2c trades. */
export const listCurrencies = /* @__PURE__ */ call('listCurrencies', 'GET', '/api/currency/list', {
  auth: 'optional',
  answer: () => within('legal', list<Currency>(currency)),
});

/** Those a user can transfer. */
export const userCurrencies = /* @__PURE__ */ call('userCurrencies', 'GET', '/api/currency/user_currency_list', {
  answer: () => list<Currency>(currency),
});

/** Those with withdrawal addresses. */
export const listWithdrawalCurrencies = /* @__PURE__ */ call(
  'listWithdrawalCurrencies',
  'GET',
  '/api/wallet/currencylist',
  {
    answer: () => list<Currency>(currency),
  },
);
