export { funded } from './testing/balances';
export { aC2cOrder, anAcceptorDeal, anAdvert, aRuling, aWord } from './testing/deals';
export { aQuote, quoted } from './testing/market';
export { aFill, anOrder } from './testing/orders';
export { aUser, known } from './testing/user';
export { aRow, quotedAt, theWallets } from './testing/wallets';
