import { type CallName, type Calls, calls, notOffered } from '@tradefloor/contract/routes';
import * as acceptor from '../acceptors/acceptor-calls';
import { checkEmail, checkPhone, sendCode } from '../account/code-calls';
import { devices, endDevice, endOthers } from '../account/device-calls';
import { inbox, read } from '../account/message-calls';
import { bindEmail, bindPhone, takeBack } from '../account/binding';
import { tries } from '../account/tries-call';
import { forget, register } from '../account/registration';
import { signIn } from '../account/sign-in';
import { center, info } from '../account/user-calls';
import { advertOrders, adverts, myAdverts, publish, take, withdraw as withdrawAdvert } from '../c2c/advert-calls';
import * as c2c from '../c2c/order-calls';
import { paymentDetails, savePayment } from '../c2c/payment-detail-calls';
import { fateOfCall, offers, signOut, snapshot } from '../ext/ext-calls';
import { verifyIdentity } from '../identity/identity-calls';
import * as leverage from '../leverage/leverage-calls';
import { records } from '../leverage/leverage-records';
import { regionUsers } from '../invitations/region';
import { rates } from '../market/rate-calls';
import { bars, detail as currencyDetail, quoteGroups, quotes, sale, trades } from '../market/market-calls';
import * as microDay from '../micro/day-calls';
import * as micro from '../micro/micro-calls';
import { article, news } from '../news/news-calls';
import { qr, service } from '../news/service-calls';
import { readPicture, upload } from '../pictures/picture-calls';
import * as protection from '../security/protection-calls';
import { confirm, disable, renewCodes, secondStep, setUp } from '../security/two-step-calls';
import * as ruling from '../rulings/ruling-calls';
import { pastOrders } from '../spot/past-orders';
import { statement } from '../wallet/statement/statement-calls';
import { worthHistory } from '../wallet/statement/worth-history';
import { buyEntrusts, cancel, completed, deal, entrusts, place, sellEntrusts } from '../spot/spot-calls';
import { buyPlan, overview, stakingOrders } from '../staking/staking-calls';
import { addAddress, deleteAddress, savedAddresses, withdrawalCurrencies } from '../wallet/address-calls';
import { fiatCurrencies, transferable } from '../wallet/currency-calls';
import { addressGuard, guardAddresses } from '../wallet/address-guard-calls';
import { coinInfo, companyAddress, depositAddresses } from '../wallet/deposit-calls';
import { requestDeposit } from '../wallet/deposit-request';
import { accountRecords, recordTotals, transferLog } from '../wallet/records/record-calls';
import { transfer, transfers } from '../wallet/transfer-calls';
import { detail as accountDetail, walletEntries, wallets } from '../wallet/wallet-calls';
import { withdraw } from '../wallet/withdrawal-call';
import type { Route } from './answer-call';
import type { HandlerOf } from './ask';

/** Each call of the contract has a handler or says that it is not offered: forgetting one does not compile. */
type Handlers = { readonly [Name in CallName]: HandlerOf<Calls[Name]> | typeof notOffered };

const handlers: Handlers = {
  listQuoteGroups: quoteGroups,
  listQuotes: quotes,
  listQuotesOlder: quotes,
  chartBars: bars,
  tradeHistory: trades,
  currencyDetail,
  tokenSale: sale,

  spotDeal: deal,
  placeOrder: place,
  cancelOrder: cancel,
  listBuyEntrusts: buyEntrusts,
  listSellEntrusts: sellEntrusts,
  listEntrusts: entrusts,
  listCompletedOrders: completed,

  leverageDeal: leverage.deal,
  submitLeverageOrder: leverage.submit,
  listLeverageOrders: leverage.orders,
  listLeverageTrades: leverage.trades,
  closePosition: leverage.close,
  closePositions: leverage.closeAll,
  revokeLeverageOrder: leverage.revoke,
  setStops: leverage.setStops,

  listMicroCurrencies: micro.currencies,
  listMicroDurations: micro.durations,
  listMicroOrders: micro.orders,
  submitMicroOrder: micro.submit,
  buyInsurance: micro.insure,
  claimInsurance: micro.claim,
  readMicroDay: microDay.day,
  setMicroLimits: microDay.limit,
  acceptMicroNotice: microDay.notice,

  listNews: news,
  readNews: article,
  customerService: service,
  qrcode: qr,

  signIn,
  register,
  sendCode,
  sendPhoneCode: sendCode,
  checkEmailCode: checkEmail,
  checkPhoneCode: checkPhone,
  resetPassword: forget,
  bindEmail,
  userInfo: info,
  userInfoAtBareBase: info,
  userCenter: center,
  listMessages: inbox,
  readMessage: read,
  upload,
  verifyIdentity,
  listRegionUsers: regionUsers,

  listAdverts: adverts,
  publishAdvert: publish,
  withdrawAdvert,
  listOwnAdverts: myAdverts,
  listAdvertOrders: advertOrders,
  takeAdvert: take,
  listC2cOrders: c2c.orders,
  readC2cOrder: c2c.order,
  markC2cPaid: c2c.markPaid,
  cancelC2cOrder: c2c.cancelOrder,
  confirmC2cReceipt: c2c.confirmReceipt,
  confirmAdvertReceipt: c2c.confirmReceipt,
  readPaymentDetails: paymentDetails,
  savePaymentDetails: savePayment,
  acceptorInfo: acceptor.acceptor,
  dealWithAcceptor: acceptor.requestDeal,
  listAcceptorDeals: acceptor.myDeals,
  listAcceptors: acceptor.acceptors,
  confirmAcceptorDeal: acceptor.confirmDeal,
  listDealsToServe: acceptor.dealsToServe,
  markDealTransferred: acceptor.transferred,
  refuseAcceptorDeal: acceptor.refuseDeal,
  buyStakingPlan: buyPlan,
  listStakingOrders: stakingOrders,
  stakingOverview: overview,

  wallets,
  listWalletEntries: walletEntries,
  listCurrencies: fiatCurrencies,
  userCurrencies: transferable,
  accountDetail,
  coinInfo,
  companyAddress,
  getDepositAddresses: depositAddresses,
  requestDeposit,
  withdraw,
  listWithdrawalCurrencies: withdrawalCurrencies,
  listWithdrawalAddresses: savedAddresses,
  addWithdrawalAddress: addAddress,
  deleteWithdrawalAddress: deleteAddress,
  listAccountRecords: accountRecords,
  listTransferLog: transferLog,
  transfer,
  listTransfers: transfers,

  offers,
  signOut,
  lookUpCall: fateOfCall,
  bookSnapshot: snapshot,
  listLeverageRecords: records,
  listPastOrders: pastOrders,
  balanceHistory: worthHistory,
  exchangeRates: rates,
  readStatement: statement,
  readAddressGuard: addressGuard,
  setAddressGuard: guardAddresses,
  totalRecords: recordTotals,
  listDevices: devices,
  signOutDevice: endDevice,
  signOutOtherDevices: endOthers,
  setUpTwoStep: setUp,
  confirmTwoStep: confirm,
  disableTwoStep: disable,
  renewRecoveryCodes: renewCodes,
  signInSecondStep: secondStep,
  readAntiPhishingPhrase: protection.phrase,
  setAntiPhishingPhrase: protection.setPhrase,
  readFundPasswordState: protection.fundPasswordState,
  setFundPassword: protection.setFundPassword,
  checkFundPassword: protection.checkOwnFundPassword,
  proveOwnHand: protection.provenOwnHand,
  bindPhone,
  undoBinding: takeBack,
  readTries: tries,
  askRuling: ruling.ask,
  decideRuling: ruling.decide,
  listRulings: ruling.rulings,
  listDealWords: ruling.words,
  listUnreadWords: ruling.unread,
  markWordsRead: ruling.markRead,
  withdrawClaim: ruling.takeClaimBack,
  sayOnDeal: ruling.sayWords,
  readPicture,
};

const names = Object.keys(handlers).filter((name): name is CallName => name in calls);

export const offeredCalls: readonly string[] = names.filter(name => handlers[name] !== notOffered);

export const routes: readonly Route[] = names.map(name => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's type has checked that they fit; a list can not say so
  return { call: calls[name], handler: handlers[name] } as Route;
});
