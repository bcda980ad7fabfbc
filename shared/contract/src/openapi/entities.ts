import { bookPush } from '../market/book-push';
import { candle } from '../market/candle';
import { done } from '../wire/done';
import type { Kind } from '../wire/kind';
import { acceptor, acceptorDeal } from '../acceptor/acceptor';
import { userMessage, inbox } from '../account/messages';
import { paymentDetails } from '../account/payment-details';
import { user, userCenterShape, regionUser } from '../account/user';
import { advert } from '../c2c/advert';
import { payeeDetails, c2cOrder } from '../c2c/order';
import { addressGuard } from '../ext/address-guard';
import { device } from '../ext/devices';
import { knownFate } from '../ext/lookup';
import { offersShape } from '../ext/offers';
import { microDay } from '../ext/micro-day';
import { pastOrder } from '../ext/past-orders';
import { recordTotal } from '../ext/record-totals';
import { ruling } from '../ext/rulings';
import { antiPhishing, fundPasswordState } from '../ext/security';
import { subscription } from '../ext/subscriptions';
import { tries } from '../ext/tries';
import { twoStepSetup, recoveryCodes } from '../ext/two-step';
import { dealWord, saidWord, unreadWords } from '../ext/words';
import { recentTrade, leverageDealShape } from '../leverage/deal';
import { leverageOrder } from '../leverage/order';
import { leverageTrade } from '../leverage/orders';
import { leveragePush } from '../leverage/pushes';
import { currencyDetailShape, tokenSaleShape } from '../market/currency';
import { tradePush, candlePush } from '../market/pushes';
import { quote, quoteGroup, quoteChange } from '../market/quote';
import { trade } from '../market/trade';
import { insuranceType, userInsurance, microCurrency, microDuration } from '../micro/currency';
import { microOrder } from '../micro/orders';
import { newsItem, newsArticle } from '../news/news';
import { spotDealShape } from '../spot/deal';
import { entrust, completedOrder } from '../spot/entrusts';
import { stakingPlan, stakingOverviewShape, stakingOrder } from '../staking/staking';
import { currency } from '../wallet/currencies';
import { coinInfoShape, companyAddressShape, networkTerms, unconfirmed } from '../wallet/deposit';
import { balanceRow, wallet, walletOverview, walletEntry, accountDetailShape } from '../wallet/overview';
import { balancePush } from '../wallet/pushes';
import { logEntry } from '../wallet/records';
import { transferRecord } from '../wallet/transfer';
import { withdrawalAddress } from '../wallet/withdrawal';

/** By the names that the plain types have; the OpenAPI page refers to them. */
export const entities: Readonly<Record<string, Kind<unknown>>> = {
  Acceptor: acceptor,
  AcceptorDeal: acceptorDeal,
  AccountDetail: accountDetailShape,
  AddressGuard: addressGuard,
  Advert: advert,
  AntiPhishing: antiPhishing,
  BalancePush: balancePush,
  BalanceRow: balanceRow,
  BookPush: bookPush,
  C2cOrder: c2cOrder,
  Candle: candle,
  CandlePush: candlePush,
  CoinInfo: coinInfoShape,
  CompanyAddress: companyAddressShape,
  CompletedOrder: completedOrder,
  Currency: currency,
  CurrencyDetail: currencyDetailShape,
  DealWord: dealWord,
  Device: device,
  Tries: tries,
  Done: done,
  Entrust: entrust,
  FundPasswordState: fundPasswordState,
  Inbox: inbox,
  InsuranceType: insuranceType,
  KnownFate: knownFate,
  LeverageDeal: leverageDealShape,
  LeverageOrder: leverageOrder,
  LeveragePush: leveragePush,
  LeverageTrade: leverageTrade,
  LogEntry: logEntry,
  MicroCurrency: microCurrency,
  MicroDay: microDay,
  MicroDuration: microDuration,
  MicroOrder: microOrder,
  NetworkTerms: networkTerms,
  NewsArticle: newsArticle,
  NewsItem: newsItem,
  Offers: offersShape,
  PastOrder: pastOrder,
  PayeeDetails: payeeDetails,
  PaymentDetails: paymentDetails,
  Quote: quote,
  QuoteChange: quoteChange,
  QuoteGroup: quoteGroup,
  RecentLeverageTrade: recentTrade,
  RecoveryCodes: recoveryCodes,
  RegionUser: regionUser,
  RecordTotal: recordTotal,
  Ruling: ruling,
  SaidWord: saidWord,
  SpotDeal: spotDealShape,
  StakingOrder: stakingOrder,
  StakingOverview: stakingOverviewShape,
  StakingPlan: stakingPlan,
  Subscription: subscription,
  TokenSale: tokenSaleShape,
  Trade: trade,
  TradePush: tradePush,
  TransferRecord: transferRecord,
  TwoStepSetup: twoStepSetup,
  Unconfirmed: unconfirmed,
  UnreadWords: unreadWords,
  User: user,
  UserCenter: userCenterShape,
  UserInsurance: userInsurance,
  UserMessage: userMessage,
  Wallet: wallet,
  WalletEntry: walletEntry,
  WalletOverview: walletOverview,
  WithdrawalAddress: withdrawalAddress,
};
