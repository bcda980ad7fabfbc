import type { Decimal } from '@tradefloor/money';
import { formatChange } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { distanceOf } from './market-price';
import { useMarketPrice } from './use-market-price';
import styles from './distance.module.css';

interface DistanceProps {
  readonly price: Decimal;
  readonly currency: string;
}

/** Beside a price, how far it is from the market's. No rise and no fall, so it has none of their colours. */
export function Distance({ price, currency }: DistanceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const distance = distanceOf(price, useMarketPrice(currency));
  if (distance === null) return null;
  return (
    <span className={styles.distance} title={t('market.distance')}>
      {formatChange(distance, language)}
    </span>
  );
}
