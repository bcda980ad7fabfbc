import { useToday } from '@tradefloor/area/list';
import { alertPrice } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, IconButton } from '@tradefloor/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { timeText } from '../rows/row-texts';
import styles from './alerts.module.css';
import type { useFiredAlerts } from './use-fired-alerts';

/** The alerts that fired, newest first, until they are cleared. */
export function FiredList({ told }: { readonly told: ReturnType<typeof useFiredAlerts> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  if (told.fired.length === 0) return null;
  return (
    <section className={styles.fired} aria-label={t('alerts.fired')}>
      <div className={styles.head}>
        <h3>{t('alerts.fired')}</h3>
        <Button size="small" variant="quiet" onClick={told.clearAll}>
          {t('alerts.clearAll')}
        </Button>
      </div>
      <ul className={styles.list} aria-label={t('alerts.fired')}>
        {told.fired.map(alert => {
          const words = t(alert.way === 'above' ? 'alerts.isAbove' : 'alerts.isBelow', {
            pair: alert.name,
            price: alertPrice(alert, language),
          });
          return (
            <li key={alert.id} className={styles.alert}>
              <span>{words}</span>
              <span className={styles.at}>
                <time dateTime={new Date(alert.at).toISOString()}>{timeText(alert.at, language, today)}</time>
                <IconButton
                  size="small"
                  label={t('alerts.clear', { alert: words })}
                  onClick={() => told.clear(alert.id)}
                >
                  <X size={14} aria-hidden />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
