import type { LeverageOrder } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import styles from './positions.module.css';

type DirectionNameProps = Pick<LeverageOrder, 'direction' | 'multiplier'>;

/** As in "Long 20x". */
export function DirectionName({ direction, multiplier }: DirectionNameProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span className={styles[direction]}>
      {t(`positions.sides.${direction}`)}
      {multiplier === null ? null : ` ${formatNumber(multiplier, language)}x`}
    </span>
  );
}
