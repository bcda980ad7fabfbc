import type { PairKey } from '@tradefloor/contract';
import { alertPrice, type PriceAlert } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { IconButton } from '@tradefloor/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './alerts.module.css';
import type { KeptAlerts } from './use-price-alerts';

interface AlertListProps {
  /** Its own stand first. */
  readonly pair: PairKey;
  readonly kept: KeptAlerts;
}

export function AlertList({ pair, kept }: AlertListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (kept.alerts.length === 0) return <p className={styles.note}>{t('alerts.none')}</p>;
  const isOther = (alert: PriceAlert) => (alert.pair === pair ? 0 : 1);
  return (
    <ul className={styles.list} aria-label={t('alerts.list')}>
      {kept.alerts
        .toSorted((one, other) => isOther(one) - isOther(other))
        .map(alert => {
          const words = t(alert.way === 'above' ? 'alerts.isAbove' : 'alerts.isBelow', {
            pair: alert.name,
            price: alertPrice(alert, language),
          });
          return (
            <li key={alert.id} className={styles.alert}>
              <span>{words}</span>
              <IconButton
                size="small"
                label={t('alerts.remove', { alert: words })}
                onClick={() => kept.remove(alert.id)}
              >
                <Trash2 size={14} aria-hidden />
              </IconButton>
            </li>
          );
        })}
    </ul>
  );
}
