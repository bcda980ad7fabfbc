import type { Call } from './call';
import { specCalls } from './routes';

/** wire.every-call: each method and path that the product has, and the export that serves it. */
const SERVED_BY = {
  // Market, news and spot
  'GET /api/currency/quotation_new': 'listQuoteGroups',
  'GET /api/currency/new_timeshar': 'chartBars',
  'GET /api/currency/new_tradehistory': 'tradeHistory',
  'GET /api/currency/detail': 'currencyDetail',
  'GET /api/message/list': 'listMessages',
  'GET /api/custorm': 'customerService',
  'GET /api/qrcode': 'qrcode',
  'POST /api/news/list': 'listNews',
  'POST /api/news/detail': 'readNews',
  'POST /api/transaction/deal': 'spotDeal',
  'POST /api/transaction/in': 'placeOrder',
  'POST /api/transaction/out': 'placeOrder',
  'POST /api/transaction_in': 'listBuyEntrusts',
  'POST /api/transaction_out': 'listSellEntrusts',
  'POST /api/transaction_complete': 'listCompletedOrders',
  'POST /api/transaction_del': 'cancelOrder',
  'POST /api/quotation': 'listQuotesOlder',
  'POST /api/quotation_new': 'listQuotes',
  // Financial and payment
  'GET /api/getFinancial': 'stakingOverview',
  'GET /api/getList': 'listStakingOrders',
  'POST /api/buy': 'buyStakingPlan',
  'POST /api/user/cash_info': 'readPaymentDetails',
  'POST /api/user/cash_save': 'savePaymentDetails',
  // c2c
  'GET /api/currency/list': 'listCurrencies',
  'POST /api/c2c_send': 'publishAdvert',
  'GET /api/c2c_deal_platform': 'listAdverts',
  'POST /api/c2c/do_legal_deal': 'takeAdvert',
  'GET /api/c2c/seller_trade': 'listOwnAdverts',
  'POST /api/c2c/back_send': 'withdrawAdvert',
  'GET /api/c2c_user_deal': 'listC2cOrders',
  'GET /api/c2c_deal': 'readC2cOrder',
  'POST /api/c2c/user_legal_pay_cancel': 'cancelC2cOrder',
  'POST /api/c2c/user_legal_pay': 'markC2cPaid',
  'POST /api/c2c/legal_deal_user_sure': 'confirmC2cReceipt',
  'POST /api/c2c/legal_deal_sure': 'confirmAdvertReceipt',
  'GET /api/c2c/legal_send_deal_list': 'listAdvertOrders',
  // leverage
  'POST /api/lever/deal': 'leverageDeal',
  'POST /api/lever/submit': 'submitLeverageOrder',
  'POST /api/lever/my_trade': 'listLeverageOrders',
  'POST /api/lever/dealall': 'listLeverageTrades',
  'POST /api/lever/close': 'closePosition',
  'POST /api/lever/setstop': 'setStops',
  'POST /api/lever/batch_close': 'closePositions',
  'POST /api/lever/cancel': 'revokeLeverageOrder',
  // spot lists used in these areas
  'POST /api/transaction/entrust': 'listEntrusts',
  'GET /api/currency/user_currency_list': 'userCurrencies',
  // micro
  'GET /api/microtrade/payable_currencies': 'listMicroCurrencies',
  'GET /api/microtrade/seconds': 'listMicroDurations',
  'POST /api/microtrade/submit': 'submitMicroOrder',
  'GET /api/microtrade/lists': 'listMicroOrders',
  // wallets
  'POST /api/wallet/list': 'wallets',
  'GET /api/wallet/list': 'listWalletEntries',
  'POST /api/wallet/get_in_address': 'getDepositAddresses',
  'POST /api/wallet/get_info': 'coinInfo',
  'POST /api/wallet/out': 'withdraw',
  'POST /api/wallet/legal_log': 'listAccountRecords',
  'POST /api/wallet/detail': 'accountDetail',
  'POST /api/wallet/charge_req': 'requestDeposit',
  'POST /api/wallet/change': 'transfer',
  'POST /api/wallet/hzhistory': 'listTransfers',
  'GET /api/wallet/currencylist': 'listWithdrawalCurrencies',
  'POST /api/wallet/get_address': 'listWithdrawalAddresses',
  'POST /api/wallet/addaddress': 'addWithdrawalAddress',
  'POST /api/wallet/deladdress': 'deleteWithdrawalAddress',
  'GET /api/money/rechange': 'companyAddress',
  'POST /api/upload': 'upload',
  'POST /api/account/list': 'listTransferLog',
  // account and authentication
  'POST /api/user/login': 'signIn',
  'GET /api/user/info': 'userInfo',
  'POST /api/sms_mail': 'sendCode',
  'POST /api/sms_send': 'sendPhoneCode',
  'POST /api/user/check_email': 'checkEmailCode',
  'POST /api/user/check_mobile': 'checkPhoneCode',
  'POST /api/user/register': 'register',
  'POST /api/user/forget': 'resetPassword',
  'POST /api/safe/email': 'bindEmail',
  'POST /api/message/read': 'readMessage',
  'POST /api/user/real_name': 'verifyIdentity',
  'GET /api/user/center': 'userCenter',
  'GET /api/iepn': 'tokenSale',
  // acceptor and agent
  'GET /api/acceptor/info': 'acceptorInfo',
  'GET /api/acceptor/list': 'listAcceptors',
  'POST /api/acceptor/deal': 'dealWithAcceptor',
  'GET /api/acceptor/my_deal': 'listAcceptorDeals',
  'GET /api/user/region_users': 'listRegionUsers',
} as const;

const rows = Object.entries(SERVED_BY);
const all: Readonly<Record<string, Call<unknown, unknown>>> = specCalls;

test('both documents together name 85 calls', () => {
  expect(rows).toHaveLength(85);
});

test.each(rows)('%s is served by %s', (row, name) => {
  const call = all[name];
  const paths = call?.path.includes(':side')
    ? ['in', 'out'].map(side => call.path.replace(':side', side))
    : [call?.path];
  expect(paths.map(path => `${call?.method} ${path}`)).toContain(row);
});

test('no other call stands among them', () => {
  // wire.bare-base: `user/info` also at another base.
  const served = new Set<string>([...rows.map(([, name]) => name), 'userInfoAtBareBase']);
  expect(Object.keys(all).filter(name => !served.has(name))).toEqual([]);
});

test('what the documents do not name stands under /api/ext/', async () => {
  const { optionalCalls } = await import('./routes');
  for (const call of Object.values<Call<unknown, unknown>>(optionalCalls)) expect(call.path).toMatch(/^\/api\/ext\//);
});
