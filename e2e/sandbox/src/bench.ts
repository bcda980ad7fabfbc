/** What the bench measures, and what it changes about it: `e2e/bench/exchange`. */
export type { Core } from './core';
export { createExchange, type Exchange } from './exchange';
export { OUTSIDE, spot } from './ledger/account';
export { toUnits } from './ledger/ledger';
export type { Market } from './market/market';
export { keyOfMarket, priceOf } from './market/quotes';
export { nextTraderOrderId } from './traders/quoter';
export { optionsFrom } from './options';
export { answerCall, type Route } from './wire/answer-call';
export { routes } from './wire/route-table';
