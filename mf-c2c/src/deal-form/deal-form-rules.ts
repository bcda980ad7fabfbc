import { plainly, type TypedProofs } from '@tradefloor/area/form';
import type { Acceptor, PaymentWay } from '@tradefloor/contract';
import { type Amount, compare, isPositive, LEAST_ACCEPTOR_DEAL } from '@tradefloor/money';
import { type Current, type Offer, termsOf } from '../acceptors/acceptor-rules';

export interface DealWish {
  readonly phone: string;
  readonly account: string;
  readonly money: string;
  readonly way: PaymentWay | null;
}

/** What stands in the form; of the proofs nothing is kept. */
export interface DealEntry extends DealWish, TypedProofs {}

export const EMPTY: DealWish = { phone: '', account: '', money: '', way: null };

export type DealProblem = 'phone' | 'phoneForm' | 'account' | 'amount' | 'least' | 'quota' | 'balance' | 'way';

export const PHONE_MOST = 20;
export const ACCOUNT_MOST = 120;
const PHONE = /^\+?([ ()-]{0,2}\d){5,15}\)?$/;

export function phoneProblem(phone: string): DealProblem | null {
  const typed = plainly(phone);
  if (typed === '') return 'phone';
  return typed.length <= PHONE_MOST && PHONE.test(typed) ? null : 'phoneForm';
}

export const accountProblem = (account: string): DealProblem | null => (account.trim() === '' ? 'account' : null);

interface Most {
  readonly most: Amount;
  /** What the acceptor serves in one deal, or what the user has. */
  readonly by: 'quota' | 'balance';
}

/** A withdrawal is paid out of what the user has; older servers do not say it. */
export function mostOf(acceptor: Offer & Pick<Acceptor, 'userBalance'>, current: Current): Most {
  const { quota } = termsOf(acceptor, current);
  const own = current === '0' ? null : acceptor.userBalance;
  return own !== null && compare(own, quota) < 0 ? { most: own, by: 'balance' } : { most: quota, by: 'quota' };
}

/** Above 0, no less than a deal is, and no more than it may be. */
export function moneyProblem(money: Amount | null, { most, by }: Most): DealProblem | null {
  if (money === null || !isPositive(money)) return 'amount';
  if (compare(money, LEAST_ACCEPTOR_DEAL) < 0) return 'least';
  return compare(money, most) > 0 ? by : null;
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
