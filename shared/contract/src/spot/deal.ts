import { call } from '../call';
import { bookEntries } from '../market/book';
import { maybe, or } from '../wire/containers';
import { amount, decimal, price } from '../wire/decimals';
import { currencyId } from '../wire/ids';
import type { Kind, PlainOf } from '../wire/kind';
import { field, optional, shape } from '../wire/shape';
import { text } from '../wire/text';

/** What the spot form starts from. Balances are null for a guest. */
export interface SpotDeal extends PlainOf<typeof spotDealShape> {}
export const spotDealShape = /* @__PURE__ */ shape(() => ({
  bids: field('in', bookEntries),
  asks: field('out', bookEntries),
  lastPrice: field('last_price', or(price, '0')),
  /** Available of the base currency. */
  baseAvailable: field('user_currency', maybe(amount)),
  /** Available of the quote currency. */
  quoteAvailable: field('user_legal', maybe(amount)),
  cnyPrice: field('cny_price', maybe(price)),
  exchangeRate: field('ExRAte', maybe(decimal)),
}));

/** What nobody named. */
export const NO_CURRENCY = '0';

export const spotDeal = /* @__PURE__ */ call('spotDeal', 'POST', '/api/transaction/deal', {
  auth: 'optional',
  // `address` never says who is asking (wire.token-says-who). Sent alone, it lets the server choose the pair.
  payload: () => ({
    currencyId: field('currency_id', or(currencyId, NO_CURRENCY)),
    legalId: field('legal_id', or(currencyId, NO_CURRENCY)),
    address: optional('address', text),
  }),
  answer: (): Kind<SpotDeal> => spotDealShape,
});
