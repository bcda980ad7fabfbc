import type { PaymentWay as Way } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import styles from './payment-way.module.css';

export const WAYS = ['bank', 'alipay', 'wechat'] as const satisfies readonly Way[];

/** How an order is paid. */
export function PaymentWay({ way }: { readonly way: Way }) {
  const { t } = useTranslation();
  return <span className={`${styles.way} ${styles[way]}`}>{t(`way.${way}`)}</span>;
}
