import { plainly } from '@tradefloor/area/form';
import type { PaymentWay } from '@tradefloor/contract';
import { type Amount, compare, isPositive } from '@tradefloor/money';

export interface DealWish {
  readonly phone: string;
  readonly account: string;
  readonly money: string;
  readonly way: PaymentWay | null;
}

export const EMPTY: DealWish = { phone: '', account: '', money: '', way: null };

export type DealProblem = 'phone' | 'phoneForm' | 'account' | 'amount' | 'quota' | 'way';

export const PHONE_MOST = 20;
export const ACCOUNT_MOST = 120;
const PHONE = /^\+?([ ()-]{0,2}\d){5,15}\)?$/;

export function phoneProblem(phone: string): DealProblem | null {
  const typed = plainly(phone);
  if (typed === '') return 'phone';
  return typed.length <= PHONE_MOST && PHONE.test(typed) ? null : 'phoneForm';
}

export const accountProblem = (account: string): DealProblem | null => (account.trim() === '' ? 'account' : null);

/** Above 0, and within what the acceptor serves in one deal. */
export function moneyProblem(money: Amount | null, quota: Amount): DealProblem | null {
  if (money === null || !isPositive(money)) return 'amount';
  return compare(money, quota) > 0 ? 'quota' : null;
}

/** What of a draft makes sense, whichever build kept it. */
export function draftFrom(kept: object): DealWish {
  const textOf = (name: string): string => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? value : '';
  };
  const way = textOf('way');
  return {
    phone: textOf('phone'),
    account: textOf('account'),
    money: textOf('money'),
    way: way === 'bank' || way === 'alipay' || way === 'wechat' ? way : null,
  };
}
