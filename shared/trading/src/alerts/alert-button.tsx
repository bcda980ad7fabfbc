import { codeOnDemand, useOnPress } from '@tradefloor/area/later';
import type { Quote } from '@tradefloor/contract';
import { IconButton } from '@tradefloor/ui';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './alert-button.module.css';
import { useFiredAlerts } from './use-fired-alerts';
import { usePriceAlerts } from './use-price-alerts';

/** Overlays are not needed for the first paint. */
const dialog = codeOnDemand(() => import('./alerts-dialog').then(({ AlertsDialog }) => AlertsDialog));

export function AlertButton({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const { alerts } = usePriceAlerts();
  const [isOpen, setOpen] = useState(false);
  const [AlertsDialog, ask] = useOnPress(dialog);
  const open = async () => {
    if (await ask()) setOpen(true);
  };
  const { fired } = useFiredAlerts();
  const hasOwn = alerts.some(alert => alert.pair === pair.key);
  return (
    <>
      <IconButton
        label={
          fired.length > 0
            ? t('alerts.openFired', { number: fired.length })
            : t(hasOwn ? 'alerts.openSet' : 'alerts.open')
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      >
        {fired.length > 0 ? (
          <BellRing className={styles.rang} size={16} aria-hidden />
        ) : hasOwn ? (
          <BellRing size={16} aria-hidden />
        ) : (
          <Bell size={16} aria-hidden />
        )}
      </IconButton>
      {AlertsDialog === null ? null : <AlertsDialog pair={pair} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
