import { type Acceptor, asId } from '@tradefloor/contract';
import { amount, decimal } from '@tradefloor/money';

/** Who deals by bank card up to what they have. */
export const anAcceptor = (more: Partial<Acceptor> = {}): Acceptor => ({
  id: asId(1),
  userId: asId(9),
  name: 'Counter',
  userBalance: amount('5000'),
  wechatNickname: null,
  wechatAccount: null,
  alipayNickname: null,
  alipayAccount: null,
  bankName: 'Bank of China',
  bankAccount: '6228480402564890018',
  bankAddress: null,
  rechargeQuota: amount('50000'),
  rechargeRate: decimal('0.5'),
  withdrawalQuota: amount('20000'),
  withdrawalRate: decimal('0.8'),
  ...more,
});
