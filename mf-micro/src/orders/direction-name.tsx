import type { MicroDirection } from '@tradefloor/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

export function DirectionName({ direction }: { readonly direction: MicroDirection }) {
  const { t } = useTranslation();
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <span className={`${styles.direction} ${styles[direction]}`}>
      <Arrow size={12} aria-hidden />
      {t(`direction.${direction}`)}
    </span>
  );
}
