export { funded } from './testing/balances';
export { aQuote, quoted } from './testing/market';
export { aFill, anOrder } from './testing/orders';
export { aUser, known } from './testing/user';
export { aRow, quotedAt, theWallets } from './testing/wallets';
