import { call } from '../call';
import { list, within } from '../wire/containers';
import { quote, quoteGroup, type Quote, type QuoteGroup } from './quote';

export const listQuoteGroups = /* @__PURE__ */ call('listQuoteGroups', 'GET', '/api/currency/quotation_new', {
  auth: 'optional',
  answer: () => list<QuoteGroup>(quoteGroup),
});

export const listQuotes = /* @__PURE__ */ call('listQuotes', 'POST', '/api/quotation_new', {
  auth: 'optional',
  answer: () => within('coin_list', list<Quote>(quote)),
});

/** The older name of `listQuotes`. */
export const listQuotesOlder = /* @__PURE__ */ call('listQuotesOlder', 'POST', '/api/quotation', {
  auth: 'optional',
  answer: () => within('coin_list', list<Quote>(quote)),
});
