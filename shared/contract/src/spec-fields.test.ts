import type { Call } from './call';
import { eventOf, updateBalance } from './index';
import { entities } from './openapi/entities';
import type { Push } from './push';
import { pushes, specCalls } from './routes';
import type { JsonSchema } from './wire/json-schema';

const WALLET_ROW =
  'currency currency_name currency_type is_match is_legal is_micro is_lever legal_balance change_balance lever_balance micro_balance lock_legal_balance lock_change_balance lock_lever_balance lock_micro_balance usdt_price';
const PAYMENT = 'real_name bank_name bank_account alipay_account wechat_account wechat_nickname';

/** wire.plain-names: the fields of an entity, in the spelling of the wire. */
const FIELDS = {
  QuoteGroup: 'name quotation',
  Quote:
    'id currency_id legal_id currency_name legal_name now_price change volume high low logo is_display lever_share_num spread lever_trade_fee open_microtrade',
  QuoteChange: 'legal_id currency_id volume now_price change high low',
  Candle: 'id open high low close volume time period change',
  CandlePush: 'id open high low close volume time period change',
  Trade: 'id time price amount direction',
  NewsItem: 'id title update_time thumbnail',
  NewsArticle: 'title content abstract update_time',
  CurrencyDetail: 'name desc',
  SpotDeal: 'in out last_price user_currency user_legal cny_price ExRAte',
  Entrust:
    'id create_time currency_name legal_name total_number complete_number number price total_money account_number',
  CompletedOrder: 'time currency_name legal_name number price way type in_fee out_fee',
  StakingPlan: 'id name img money_min money_max min max cycle',
  StakingOverview: 'list count pre_money total_money tuoguan_money',
  StakingOrder: 'order_id name img cycle money income add_time state',
  PaymentDetails: PAYMENT,
  Currency: 'id name',
  Advert: 'id seller_name surplus_number price way currency_name total_number type',
  C2cOrder:
    'id type currency_name number price deal_money way_name create_time format_create_time is_sure seller_name seller_phone phone hes_realname sell_cash_info user_cash_info',
  PayeeDetails: 'real_name bank_name bank_account alipay_account wechat_account',
  LeverageDeal: 'multiple all_levers user_lever last_price lever_share_limit my_transaction',
  RecentLeverageTrade: 'time price number',
  LeverageOrder:
    'id type symbol share origin_price price update_price target_profit_price stop_loss_price origin_caution_money caution_money transaction_time handle_time complete_time trade_fee overnight_money profits legal_id currency_id status',
  LeveragePush: 'trades_all trades_entrust hazard_rate profits_all profits',
  MicroOrder:
    'id symbol_name seconds number currency_name open_price end_price type status profit_ratio remain_milli_seconds fact_profits fee',
  MicroCurrency: 'id name micro_numbers micro_trade_fee user_wallet insurance_types user_insurance',
  MicroDuration: 'seconds profit_ratio',
  WalletOverview: 'legal_wallet change_wallet lever_wallet micro_wallet is_open_CTbi',
  Wallet: 'balance usdt_totle totle',
  BalanceRow: WALLET_ROW,
  WalletEntry: 'token balance lock_balance',
  CoinInfo: 'name legal_balance change_balance min_number max_number day_limit rate',
  AccountDetail: 'currency_name legal_balance change_balance cny_price',
  LogEntry: 'value info created_time account',
  TransferRecord: 'value info created_time account type number add_time',
  WithdrawalAddress: 'id address notes',
  CompanyAddress: 'company_eth_address',
  User: 'id account account_number extension_code is_seller phone email review_status total_assets seller',
  UserCenter: 'review_status',
  UserMessage: 'id title content is_read update_time',
  Inbox: 'list unread',
  Acceptor:
    'id name user_balance wechat_nickname wechat_account ali_nickname ali_account bank_name bank_account bank_address recharge_amount recharge_rate cash_amount cash_rate user_id',
  AcceptorDeal: 'money deal_account acceptor_name hes_account way way_name is_sure create_time update_time',
  RegionUser: 'city_name district_name phone time',
  TokenSale: 'total start end price yfx sy',
} as const;

/** wire.plain-names: what is sent with a call, in the spelling of the wire. */
const PAYLOADS = {
  chartBars: 'symbol from to period',
  tradeHistory: 'legal_id currency_id',
  currencyDetail: 'id',
  qrcode: 'text',
  listNews: 'c_id lang',
  readNews: 'id',
  spotDeal: 'legal_id currency_id address',
  placeOrder: 'legal_id currency_id price num mode',
  listBuyEntrusts: 'page currency_id',
  listSellEntrusts: 'page currency_id',
  listCompletedOrders: 'page currency_id',
  cancelOrder: 'id type',
  listStakingOrders: 'page limit',
  buyStakingPlan: 'id money',
  savePaymentDetails: PAYMENT,
  publishAdvert: 'price total_number way currency_id type',
  listAdverts: 'type page currency_id',
  takeAdvert: 'id number',
  listOwnAdverts: 'type page currency_id',
  withdrawAdvert: 'id',
  listC2cOrders: 'page',
  readC2cOrder: 'id',
  cancelC2cOrder: 'id',
  markC2cPaid: 'id',
  confirmC2cReceipt: 'id',
  confirmAdvertReceipt: 'id',
  listAdvertOrders: 'page id',
  leverageDeal: 'legal_id currency_id',
  submitLeverageOrder: 'legal_id currency_id multiple share type status target_price',
  listLeverageOrders: 'status legal_id currency_id page',
  listLeverageTrades: 'legal_id currency_id page',
  closePosition: 'id',
  setStops: 'id target_profit_price stop_loss_price',
  closePositions: 'type',
  revokeLeverageOrder: 'id',
  listEntrusts: 'address type page',
  submitMicroOrder: 'match_id currency_id type seconds number',
  listMicroOrders: 'page status match_id limit',
  listWalletEntries: 'user_id',
  getDepositAddresses: 'currency',
  coinInfo: 'currency',
  withdraw: 'currency number address rate type',
  listAccountRecords: 'type currency page',
  accountDetail: 'currency type',
  requestDeposit: 'currency acc hash amount pic type',
  transfer: 'number from_field to_field currency_id type',
  listWithdrawalAddresses: 'currency',
  addWithdrawalAddress: 'currency_id address notes',
  deleteWithdrawalAddress: 'address_id',
  companyAddress: 'user_id',
  upload: 'file',
  listTransferLog: 'limit page',
  signIn: 'area_code_id user_string password type',
  sendCode: 'user_string type country_code',
  sendPhoneCode: 'country_code',
  checkEmailCode: 'email_code user_string type',
  checkPhoneCode: 'mobile_code mobile',
  register: 'type user_string code password re_password extension_code',
  resetPassword: 'country_code account password repassword code',
  bindEmail: 'code email',
  readMessage: 'id',
  verifyIdentity: 'name card_id front_pic reverse_pic',
  acceptorInfo: 'id address',
  dealWithAcceptor: 'acceptor_id address way type mobile deal_account money',
  listAcceptorDeals: 'address way type',
  listRegionUsers: 'page',
} as const;

/** wire.choice-codes: what a state or a choice is on the wire. */
const CODES: ReadonlyArray<readonly [name: string, schema: JsonSchema | undefined, codes: readonly unknown[]]> = [
  ['side of an order', payloadOf('placeOrder', 'side'), ['in', 'out']],
  ['mode of an order: limit, market', payloadOf('placeOrder', 'mode'), [2, 1]],
  ['way of a fill: buy, sell', optionOf('CompletedOrder', 'way'), [2, 1]],
  ['column of news', payloadOf('listNews', 'c_id'), [3, 5, 9, 10, 19, 21, 25]],
  ['review of identity', entityOf('User', 'review_status'), [0, 1, 2, 3]],
  ['payment', payloadOf('publishAdvert', 'way'), ['ali_pay', 'we_chat', 'bank']],
  ['c2c: unpaid, finished, cancelled, paid', entityOf('C2cOrder', 'is_sure'), [0, 1, 2, 3]],
  ['acceptor: waiting, confirmed, refused', entityOf('AcceptorDeal', 'is_sure'), [0, 1, 2]],
  ['direction: long, short', payloadOf('submitLeverageOrder', 'type'), [1, 2]],
  ['leverage mode: limit, market', payloadOf('submitLeverageOrder', 'status'), [0, 1]],
  [
    'leverage.order-states: pending, open, closing, closed, revoked',
    entityOf('LeverageOrder', 'status'),
    [0, 1, 2, 3, 4],
  ],
  ['batch close: all, long, short', payloadOf('closePositions', 'type'), [0, 1, 2]],
  [
    'market.chart-resolutions',
    payloadOf('chartBars', 'period'),
    ['1min', '5min', '15min', '30min', '60min', '4hour', '1day', '3day', '1week', '1mon'],
  ],
  ['micro: up, down', payloadOf('submitMicroOrder', 'type'), [1, 2]],
  ['micro: open, closing, closed', entityOf('MicroOrder', 'status'), [1, 2, 3]],
  ['record of an account', payloadOf('listAccountRecords', 'type'), [1, 2, 3, 4]],
  ['accounts of a transfer', payloadOf('transfer', 'from_field'), ['legal', 'change', 'lever', 'micro']],
  ['purpose of a code', payloadOf('sendCode', 'type'), ['forget']],
  ['registration', payloadOf('register', 'type'), ['mobile', 'email']],
];

const names = (schema: JsonSchema | undefined): readonly string[] => Object.keys(schema?.properties ?? {});

test.each(Object.entries(FIELDS))('%s has its fields', (name, fields) => {
  expect(names(entities[name]?.json())).toEqual(expect.arrayContaining(fields.split(' ')));
});

test.each(Object.entries(PAYLOADS))('%s sends its fields', (name, fields) => {
  expect(names(payload(name))).toEqual(expect.arrayContaining(fields.split(' ')));
});

/** Nothing has to be sent; what is wished may be said beside it. */
test('a call that the documents give no payload sends nothing, unless a page of it is wished', () => {
  const silent = Object.keys(specCalls).filter(name => !(name in PAYLOADS));
  expect(silent.filter(name => payload(name)?.required?.length)).toEqual([]);
  expect(silent.filter(name => names(payload(name)).length > 0)).toEqual(['listMessages', 'listTransfers']);
});

test.each(CODES)('%s', (_, schema, codes) => {
  expect(schema?.enum).toEqual(codes);
});

test('events have the names of the documents; what they do not name is of `ext`', () => {
  const all = Object.values<Push<unknown>>(pushes);
  expect(new Set(all.filter(({ optional }) => !optional).map(({ event }) => event))).toEqual(
    new Set([
      'daymarket',
      'transaction',
      'kline',
      'market_depth',
      'market_detail',
      'update_balance_:user',
      'lever_trade',
      'closed_microorder',
    ]),
  );
  for (const { event, optional } of all) expect(event.startsWith('ext_')).toBe(optional);
  expect(eventOf(updateBalance, '12')).toBe('update_balance_12');
});

function payload(name: string): JsonSchema | undefined {
  const all: Readonly<Record<string, Call<unknown, unknown>>> = specCalls;
  return all[name]?.payload.json?.();
}
function payloadOf(name: string, field: string): JsonSchema | undefined {
  return payload(name)?.properties?.[field];
}
function entityOf(name: string, field: string): JsonSchema | undefined {
  return entities[name]?.json().properties?.[field];
}
function optionOf(name: string, field: string): JsonSchema | undefined {
  return entityOf(name, field)?.anyOf?.[0];
}
