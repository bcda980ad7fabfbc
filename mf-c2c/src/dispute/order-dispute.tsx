import type { C2cOrder } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { yuanText } from '../yuan/yuan';
import { DealDispute } from './deal-dispute';

/** Either of the two asks for a ruling. */
export function OrderDispute({ order }: { readonly order: C2cOrder }) {
  const language = useLanguage();
  const { id, side, status, amount, currencyName, money } = order;
  // Before payment is claimed it ends by itself, with everything back.
  if (status === 'unpaid') return null;
  return (
    <DealDispute
      deal={{ of: 'c2c-order', id }}
      role={side === 'buy' ? 'buyer' : 'seller'}
      acceptorIs={null}
      canAsk={status === 'paid'}
      amount={`${formatNumber(amount, language)} ${currencyName}`}
      money={yuanText(money, language)}
    />
  );
}
