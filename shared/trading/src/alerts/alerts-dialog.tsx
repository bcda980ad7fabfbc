import type { Quote } from '@tradefloor/contract';
import { Dialog, Switch } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { AlertForm } from './alert-form';
import { AlertList } from './alert-list';
import styles from './alerts.module.css';
import { usePriceAlerts } from './use-price-alerts';

interface AlertsDialogProps {
  readonly pair: Quote;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export default function AlertsDialog({ pair, ...state }: AlertsDialogProps) {
  const { t } = useTranslation();
  const kept = usePriceAlerts();
  return (
    <Dialog {...state} size="small" title={t('alerts.title')} closeLabel={t('alerts.close')}>
      <div className={styles.alerts}>
        <AlertForm key={pair.key} pair={pair} kept={kept} />
        <Switch checked={kept.sound} onChange={kept.setSound}>
          {t('alerts.sound')}
        </Switch>
        <AlertList pair={pair.key} kept={kept} />
        <p className={styles.note}>{t('alerts.note')}</p>
      </div>
    </Dialog>
  );
}
