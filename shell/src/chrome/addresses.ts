/** Addresses that the chrome itself leads to; the screens behind them are the areas'. */
export const HOME = '/';
export const LOG_IN = '/components/login';
export const SIGN_UP = '/components/register';
export const ASSETS = '/new_account/finance';
export const ORDERS = '/account/accountEntrust';
export const SETTINGS = '/account/accountSet';
export const TRADE_LOG = '/account/transferLog';
export const IDENTITY = '/account/authentication';
export const MESSAGES = '/account/accountMessage';
/** The same screen by its other name. */
export const MAIL = '/account/mail';
export const NOTICES = '/noticeList';

export function articleAddress(id: string): string {
  return `/noticeDetail?id=${encodeURIComponent(id)}`;
}
