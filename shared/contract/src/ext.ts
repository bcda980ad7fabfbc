export {
  acceptorDealChanged,
  confirmAcceptorDeal,
  listDealsToServe,
  markDealTransferred,
  refuseAcceptorDeal,
} from './ext/acceptor-desk';
export { balanceHistory, type WorthThen } from './ext/balance-history';
export { readAddressGuard, setAddressGuard, type AddressGuard } from './ext/address-guard';
export { listDevices, signOutDevice, signOutOtherDevices, type Device } from './ext/devices';
export { type ExchangeRate, exchangeRates } from './ext/exchange-rates';
export { buyInsurance, claimInsurance } from './ext/insurance';
export { listLeverageRecords } from './ext/leverage-records';
export { bookSnapshot } from './ext/book-snapshot';
export { lookUpCall, type CallFate, type KnownFate } from './ext/lookup';
export { acceptMicroNotice, readMicroDay, setMicroLimits, type MicroDay } from './ext/micro-day';
export { offers, signOut, type Offers } from './ext/offers';
export { listPastOrders, type PastOrder, type PastOrderState } from './ext/past-orders';
export { readPicture } from './ext/pictures';
export { totalRecords, type RecordTotal } from './ext/record-totals';
export type { DealKind, DealRole } from './ext/deals';
export {
  askRuling,
  decideRuling,
  listRulings,
  rulingChanged,
  withdrawClaim,
  type Ruling,
  type RulingFor,
  type RulingStatus,
} from './ext/rulings';
export {
  dealWordSaid,
  listDealWords,
  listUnreadWords,
  markWordsRead,
  sayOnDeal,
  WORDS_MOST,
  type DealWord,
  type SaidWord,
  type UnreadWords,
} from './ext/words';
export { orderCompleted, entrustChanged, messageArrived, c2cOrderChanged, chainRecordChanged } from './ext/pushes';
export { readStatement, type Statement, type StatementBalance, type StatementLine } from './ext/statement';
export {
  readAntiPhishingPhrase,
  setAntiPhishingPhrase,
  readFundPasswordState,
  setFundPassword,
  checkFundPassword,
  proveOwnHand,
  bindPhone,
  undoBinding,
  type AntiPhishing,
  type FundPasswordState,
} from './ext/security';
export { type Channel, LOGIN, SUBSCRIBE, type Subscription, subscription, UNSUBSCRIBE } from './ext/subscriptions';
export { readTries, type Tries } from './ext/tries';
export {
  setUpTwoStep,
  confirmTwoStep,
  disableTwoStep,
  renewRecoveryCodes,
  signInSecondStep,
  type RecoveryCodes,
  type TwoStepSetup,
} from './ext/two-step';
