import type { Side } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

export function SideName({ side }: { readonly side: Side }) {
  const { t } = useTranslation();
  return <span className={styles[side]}>{t(`orders.sideNames.${side}`)}</span>;
}
