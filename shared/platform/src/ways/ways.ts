import type { OutcomeName } from '../outcome';
import { address, type Back, withBack } from './address';

/*
 * Every address that a room sends the user to, by what is there. Each leads to a route of some `area.ts`, and no other
 * source names it: `ways.test.ts` and `hard-coded.test.ts` hold both.
 */

// mf-market

export const home = () => '/';
export const quotation = () => '/quotation';
/** Or another column of what operators write. */
export const notices = (column?: 'help' | 'about' | 'fees-and-rules') => address('/noticeList', { column });
export const notice = ({ id }: { readonly id: string }) => address('/components/noticeDetail', { id });
/** The same screen by its short name: help, about, fees. */
export const article = ({ id }: { readonly id: string }) => address('/noticeDetail', { id });

// mf-spot

/** The spot deal centre; of the pair that was looked at last where none is named. */
export const spot = ({ pair }: OfPair = {}) => address('/dealCenter', { symbol: pair });
export const entrusts = () => '/account/accountEntrust';

interface OfPair {
  /** As in `BTC/USDT`. */
  readonly pair?: string;
}

// mf-lever

export const leverage = () => '/leverdealCenter';
/** The user's positions and entrusts, or what became of them. */
export const leveragePositions = ({ tab }: { readonly tab?: 'closed' | 'revoked' } = {}) =>
  address('/leverList', { tab });

// mf-micro

export const micro = () => '/secondDealCenter';

// mf-c2c

/** The adverts of other members. */
export const fiatMarket = ({ type, currency }: { readonly type?: 'buy' | 'sell'; readonly currency?: string } = {}) =>
  address('/c2cTrade', { type, currency });
export const quickMatch = () => '/match';
export const publishAdvert = () => '/c2c';
export const ownAdverts = ({ type }: { readonly type?: 'buy' | 'sell' } = {}) => address('/c2cRelease', { type });
/** Who took one of the user's own adverts. */
export const advertOrders = ({ id }: { readonly id?: string }) => address('/c2cDetail', { id });
/** The user's orders with other members, or one of them. */
export const fiatOrders = ({ id }: { readonly id?: string } = {}) => address('/c2cOrder', { id });
/** Who takes money in and pays it out, or one of them. */
export const acceptors = ({ id }: { readonly id?: string } = {}) => address('/account/aceite', { id });
/** To recharge by an acceptor, or to withdraw. */
export const acceptorDeal = ({ id, current }: { readonly id: string; readonly current: '0' | '1' }) =>
  address('/account/rechargeMoney', { id, current });
/** What became of one's deals with acceptors, or of one of them. */
export const acceptorDeals = ({ id, type }: { readonly id?: string; readonly type?: 'buy' | 'sell' } = {}) =>
  address('/account/chargeRecord', { type, id });
/** What users asked of an acceptor. */
export const acceptorDesk = ({ id }: { readonly id?: string } = {}) => address('/account/acceptorDesk', { id });
/** What an operator decides between two, or one of these. */
export const rulings = ({ id }: { readonly id?: string } = {}) => address('/account/rulings', { id });

// mf-wallet

/** All accounts at a glance. */
export const assets = () => '/new_account/finance';
export const fiatWallet = (of: OfWallet = {}) => address('/new_account/legal', openIn(of));
export const spotWallet = (of: OfWallet = {}) => address('/new_account/change', openIn(of));
export const leverageWallet = (of: OfWallet = {}) => address('/new_account/lever', openIn(of));
export const microWallet = (of: OfWallet = {}) => address('/new_account/lever', { tab: 'micro', ...openIn(of) });

interface OfWallet {
  readonly currencyId?: string;
  /** What is open under that currency's row. */
  readonly open?: 'deposit' | 'withdraw' | 'in' | 'out' | 'record';
}
const openIn = ({ currencyId, open }: OfWallet) => ({ currency_id: currencyId, open });

/** One currency of an account, and what happened to it. */
export const fiatCurrency = ({ currencyId }: OfCurrency) =>
  address('/new_account/legalAccount', { currency_id: currencyId });
export const spotCurrency = ({ currencyId }: OfCurrency) =>
  address('/new_account/changeAccount', { currency_id: currencyId });

interface OfCurrency {
  readonly currencyId: string;
}

export const depositAddress = () => '/account/recharge';
export const withdrawalAddresses = () => '/withdraw_address';
export const staking = () => '/financial';
export const statement = () => '/new_account/statement';
export const transfer = () => '/new_account/transfer';
export const transferToLeverage = () => '/new_account/transferLegal';
export const microTransfers = () => '/transferRecord';
export const financialRecords = () => '/finanrec';
export const transferLog = () => '/account/transferLog';
/** Deposits and withdrawals, and how far they are. */
export const coinRecords = () => '/account/coinRecord';

// mf-account

export const signIn = (back: Back = {}) => address('/components/login', withBack(back));

interface SignUp extends Back {
  /** What is known of the new account already. */
  readonly email?: string;
  readonly phone?: string;
  readonly inviteCode?: string;
}
export const register = ({ inviteCode, email, phone, ...back }: SignUp = {}) =>
  address('/components/register', { extension_code: inviteCode, email, phone, ...withBack(back) });

export const forgottenPassword = (back: Back = {}) => address('/forgetPwd', withBack(back));
export const newPassword = () => '/resetPwd';
export const bindEmail = () => '/bindEmail';
export const bindPhone = () => '/bindEmail?type=phone';
export const accountSettings = () => '/account/accountSet';
export const identity = () => '/account/authentication';
export const messages = () => '/account/accountMessage';
export const userSettings = ({ at }: { readonly at?: 'two-step' | 'anti-phishing' | 'devices' } = {}) =>
  at === undefined ? '/account/userSetting' : `/account/userSetting#${at}`;
export const paymentDetails = (back: Back = {}) => address('/account/payment', withBack(back));
export const fundPassword = () => '/setCash';
export const region = () => '/account/region';

// shell/ops/screen

/** What runs where, for operators. */
export const operations = () => '/ops';
export const operationsHistory = () => '/ops/history';

/** Where 997 and 998 lead, by the names that the server's documents give them; and back, once it is there. */
export const paymentDetailsNeeded = (back: Back = {}) => address('/userSetting', withBack(back));
export const identityNeeded = (back: Back = {}) => address('/authentication', withBack(back));

/** What happened, and what comes next. */
export const result = ({ of, ...back }: Back & { readonly of: OutcomeName }) =>
  address('/success', { of, ...withBack(back) });
