import { Countdown } from '@tradefloor/area/clock';
import type { C2cOrder } from '@tradefloor/contract';
import { Badge } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { isInRuling, payByOf, waitsForUser } from './order-rules';
import styles from './orders.module.css';

const TONES = { unpaid: 'warn', paid: 'accent', finished: 'good', cancelled: 'plain' } as const;

/** Where an order is, and how long it may stay there. */
export function OrderStatus({ order }: { readonly order: C2cOrder }) {
  const { t } = useTranslation();
  const { status } = order;
  const payBy = payByOf(order);
  return (
    <span className={styles.status}>
      {status === 'unpaid' && payBy !== null ? <Countdown deadline={payBy} /> : null}
      <Badge tone={waitsForUser(order) ? 'warn' : TONES[status]}>
        {isInRuling(order) ? t('status.ruling') : t(`status.${status}`)}
      </Badge>
    </span>
  );
}
