import type { Acceptor, PaymentWay, UserId } from '@tradefloor/contract';
import { type Amount, cut, type Decimal, FIAT_DECIMALS, isPositive, percentOf, sub } from '@tradefloor/money';

/** `0` recharges, `1` withdraws, as the address says it. */
export type Current = '0' | '1';
export const sideOf = (current: Current) => (current === '0' ? 'buy' : 'sell');

/** How an acceptor takes money and pays it out. */
export function waysOf({ bankAccount, alipayAccount, wechatAccount }: Acceptor): readonly PaymentWay[] {
  const given = { bank: bankAccount, alipay: alipayAccount, wechat: wechatAccount };
  return (['bank', 'alipay', 'wechat'] as const).filter(way => given[way] !== null);
}

export interface Terms {
  readonly quota: Amount;
  readonly rate: Decimal;
}

export type Offer = Pick<Acceptor, 'rechargeQuota' | 'rechargeRate' | 'withdrawalQuota' | 'withdrawalRate'>;

export const termsOf = (acceptor: Offer, current: Current): Terms =>
  current === '0'
    ? { quota: acceptor.rechargeQuota, rate: acceptor.rechargeRate }
    : { quota: acceptor.withdrawalQuota, rate: acceptor.withdrawalRate };

/** What is left of the money once the acceptor's rate is taken, cut to the cent. */
export const afterRate = (money: Amount, rate: Decimal): Amount =>
  cut(sub(money, percentOf(money, rate)), FIAT_DECIMALS);

/** Nobody deals with themselves, nor where nothing can be served. */
export const canDeal = (acceptor: Acceptor, current: Current, userId: UserId | null): boolean =>
  isPositive(termsOf(acceptor, current).quota) &&
  waysOf(acceptor).length > 0 &&
  (userId === null || acceptor.userId !== userId);
