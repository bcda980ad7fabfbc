import type { C2cOrder, PayeeDetails } from '@tradefloor/contract';

export type PayeeField = 'realName' | 'bankName' | 'bankAccount' | 'alipayAccount' | 'wechatAccount' | 'wechatNickname';

const FIELDS: readonly PayeeField[] = [
  'realName',
  'bankName',
  'bankAccount',
  'alipayAccount',
  'wechatAccount',
  'wechatNickname',
];

export interface PayeeRow {
  readonly field: PayeeField;
  readonly text: string;
}

/** What is known of how somebody is paid, a row each. */
export function payeeRows(details: PayeeDetails | null): readonly PayeeRow[] {
  if (details === null) return [];
  return FIELDS.flatMap(field => {
    const text = details[field];
    return text === null || text === '' ? [] : [{ field, text }];
  });
}

/** Of the two in an order, the other one. */
export function otherOf(order: C2cOrder) {
  const buys = order.side === 'buy';
  return {
    name: buys ? order.sellerName || (order.otherRealName ?? '') : (order.otherRealName ?? ''),
    phone: buys ? order.sellerPhone : order.phone,
    details: buys ? order.sellerDetails : order.userDetails,
  };
}
