export { LANGUAGE_NAMES, LANGUAGES, LOCALES, type Money, MONEY_OF_LANGUAGE, MONEYS } from '@tradefloor/money';
export { aloneIn } from './alone';
export type * from './area-module';
export { type FiredAlert, firedAlerts, type FiredAlerts, withFired } from './fired-alerts';
export { CallFailure, type CallFailureKind, isCallFailure, isSettled } from './call-failure';
export { type Changing, changing } from './changing';
export {
  aboutDeal,
  aboutOrder,
  type AcceptorNews,
  acceptorNewsOf,
  dealMoney,
  type OrderFigures,
  orderFigures,
  type OrderNews,
  orderNewsOf,
} from './deal-news';
export { type EndNews, endNewsOf, endPrice, endProfit, type ResultNews, resultNewsOf, resultSum } from './end-news';
export { aboutRisk, riskIn, type RiskNews, riskRateText, UNWARNED, type Warned, warnedBy } from './risk-news';
export { deviceStorage, memoryStorage, tabStorage, type TextStorage, tolerantStorage } from './device-storage';
export { type Outcome, outcomeIn, type OutcomeName, outcomeState } from './outcome';
export { failedAfter, type Loadable, LOADING, ready } from './loadable';
export type * from './platform';
export {
  alertPrice,
  isReached,
  MOST_PRICE_ALERTS,
  type PriceAlert,
  priceAlerts,
  type PriceAlerts,
} from './price-alerts';
export { type SharedStored, sharedStored } from './shared-stored';
export { clearUserKeys, type Declared, SPEC_KEYS, stored, type Stored } from './stored';
export { serverNow } from './server-now';
export { topic, type Topic } from './topic';
export * from './topics';
export { type TradingSettings, tradingSettings } from './trading-settings';
export { untoldNews } from './untold-news';
export { aboutMicroOrder, type UntoldResults, untoldResults } from './untold-results';
export type { Back } from './ways/address';
export * as ways from './ways/ways';
export { within } from './within';
