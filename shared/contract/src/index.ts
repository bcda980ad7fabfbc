export { type AnswerOf, type Auth, type Call, type PayloadOf, type Place } from './call';
export type { Codec } from './codec';
export { type Envelope, readEnvelope, readFailure, writeEnvelope } from './envelope';
export type { Outcome } from './outcome';
export { eventOf, type Push, type ValueOf } from './push';
export { type Asking, type CallRequest, requestOf } from './request';
export { type Nothing, type Page } from './wire/containers';
export { type Done, done } from './wire/done';
export {
  type AcceptorId,
  type AddressId,
  type AdvertId,
  asId,
  type ClientOrderId,
  type CurrencyId,
  type DeviceId,
  type RulingId,
  type MessageId,
  type NewsId,
  type OrderId,
  type PairId,
  type PairKey,
  pairKey,
  type PlanId,
  type UserId,
} from './wire/ids';
export { asInstant, type Instant } from './wire/instant';
export type { JsonSchema } from './wire/json-schema';
export { type Fault, type FaultReason, isMalformed, Malformed } from './wire/malformed';
export type { Side } from './wire/side';

export { type BookPush } from './market/book-push';
export { type Level } from './market/book';
export { chartBars, type Candle } from './market/candle';
export { currencyDetail, tokenSale, type CurrencyDetail, type TokenSale } from './market/currency';
export { isSymbolKey } from './market/pair';
export {
  dayMarket,
  marketDetail,
  marketDepth,
  transaction,
  kline,
  type CandlePush,
  type TradePush,
} from './market/pushes';
export { listQuoteGroups, listQuotes, listQuotesOlder } from './market/quotations';
export { type Quote, type QuoteChange, type QuoteGroup } from './market/quote';
export { type Resolution } from './market/resolution';
export { tradeHistory, type Trade } from './market/trade';
export { NO_CURRENCY, spotDeal, type SpotDeal } from './spot/deal';
export {
  listBuyEntrusts,
  listSellEntrusts,
  listCompletedOrders,
  listEntrusts,
  type CompletedOrder,
  type Entrust,
} from './spot/entrusts';
export { placeOrder, cancelOrder, type PriceMode } from './spot/orders';
export { leverageDeal, type LeverageDeal, type RecentLeverageTrade } from './leverage/deal';
export { type LeverageEnd, type LeverageOrder, type LeverageStatus, type StopPrice } from './leverage/order';
export {
  submitLeverageOrder,
  listLeverageOrders,
  listLeverageTrades,
  closePosition,
  setStops,
  closePositions,
  revokeLeverageOrder,
  type LeverageTrade,
  type PositionsToClose,
} from './leverage/orders';
export { leverTrade, type LeveragePush } from './leverage/pushes';
export {
  listMicroCurrencies,
  listMicroDurations,
  type InsuranceType,
  type MicroCurrency,
  type MicroDuration,
  type UserInsurance,
} from './micro/currency';
export {
  submitMicroOrder,
  listMicroOrders,
  type MicroDirection,
  type MicroOrder,
  type MicroStatus,
} from './micro/orders';
export { closedMicroOrder } from './micro/pushes';
export {
  listAdverts,
  listOwnAdverts,
  publishAdvert,
  withdrawAdvert,
  takeAdvert,
  type Advert,
  type AdvertHidden,
  type AdvertStatus,
  type TraderRecord,
} from './c2c/advert';
export {
  listC2cOrders,
  readC2cOrder,
  listAdvertOrders,
  markC2cPaid,
  cancelC2cOrder,
  confirmC2cReceipt,
  confirmAdvertReceipt,
  type C2cOrder,
  type C2cStatus,
  type PayeeDetails,
} from './c2c/order';
export { type PaymentWay } from './c2c/payment-way';
export {
  listAcceptors,
  acceptorInfo,
  dealWithAcceptor,
  listAcceptorDeals,
  type Acceptor,
  type AcceptorDeal,
  type AcceptorDealStatus,
} from './acceptor/acceptor';
export {
  stakingOverview,
  listStakingOrders,
  buyStakingPlan,
  type StakingOrder,
  type StakingOverview,
  type StakingPlan,
  type StakingState,
} from './staking/staking';
export { listCurrencies, userCurrencies, listWithdrawalCurrencies, type Currency } from './wallet/currencies';
export { type DepositAddress } from './wallet/deposit-addresses';
export {
  getDepositAddresses,
  coinInfo,
  requestDeposit,
  companyAddress,
  type CoinInfo,
  type CompanyAddress,
  type NetworkTerms,
  type Unconfirmed,
} from './wallet/deposit';
export {
  wallets,
  listWalletEntries,
  accountDetail,
  type AccountDetail,
  type BalanceRow,
  type Held,
  type HeldByAccount,
  type Wallet,
  type WalletEntry,
  type WalletOverview,
} from './wallet/overview';
export { updateBalance, type BalancePush } from './wallet/pushes';
export {
  listAccountRecords,
  listTransferLog,
  type ChainStatus,
  type LogEntry,
  type RecordKind,
} from './wallet/records';
export { transfer, listTransfers, type TransferRecord, type TransferWay } from './wallet/transfer';
export {
  withdraw,
  listWithdrawalAddresses,
  addWithdrawalAddress,
  deleteWithdrawalAddress,
  type WithdrawalAddress,
} from './wallet/withdrawal';
export { sendCode, sendPhoneCode, checkEmailCode, checkPhoneCode, type CodePurpose } from './account/codes';
export { listMessages, readMessage, type Inbox, type UserMessage } from './account/messages';
export { readPaymentDetails, savePaymentDetails, type PaymentDetails } from './account/payment-details';
export { register, resetPassword, bindEmail, type RegistrationMode } from './account/registration';
export { signIn, type SignIn } from './account/sign-in';
export { withoutTrunkZero } from './account/trunk-zero';
export { upload } from './account/upload';
export {
  userInfo,
  userInfoAtBareBase,
  userCenter,
  verifyIdentity,
  listRegionUsers,
  type RegionUser,
  type ReviewStatus,
  type User,
  type UserCenter,
} from './account/user';
export { DEFAULT_LANGUAGE, type LanguageCode, LANGUAGES } from './news/language';
export { listNews, readNews, type NewsArticle, type NewsColumn, type NewsItem, type NewsPage } from './news/news';
export { customerService, qrcode } from './news/service';
