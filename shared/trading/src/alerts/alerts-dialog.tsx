import type { Quote } from '@tradefloor/contract';
import { Dialog, Switch } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { AlertForm } from './alert-form';
import { AlertList } from './alert-list';
import styles from './alerts.module.css';
import { FiredList } from './fired-list';
import { SystemSwitch } from './system-switch';
import { useFiredAlerts } from './use-fired-alerts';
import { usePriceAlerts } from './use-price-alerts';

interface AlertsDialogProps {
  readonly pair: Quote;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function AlertsDialog({ pair, ...state }: AlertsDialogProps) {
  const { t } = useTranslation();
  const kept = usePriceAlerts();
  const told = useFiredAlerts();
  return (
    <Dialog {...state} size="small" title={t('alerts.title')} closeLabel={t('alerts.close')}>
      <div className={styles.alerts}>
        <AlertForm key={pair.key} pair={pair} kept={kept} />
        <Switch checked={kept.sound} onChange={kept.setSound}>
          {t('alerts.sound')}
        </Switch>
        <SystemSwitch told={told} />
        <AlertList pair={pair.key} kept={kept} />
        <FiredList told={told} />
        <p className={styles.note}>{t('alerts.note')}</p>
      </div>
    </Dialog>
  );
}
