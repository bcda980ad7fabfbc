import type { Quote } from '@tradefloor/contract';
import { IconButton } from '@tradefloor/ui';
import { Bell, BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceAlerts } from './use-price-alerts';

/** Overlays are not needed for the first paint. */
const AlertsDialog = lazy(() => import('./alerts-dialog'));

export function AlertButton({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const { alerts } = usePriceAlerts();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const hasOwn = alerts.some(alert => alert.pair === pair.key);
  return (
    <>
      <IconButton
        label={t(hasOwn ? 'alerts.openSet' : 'alerts.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {hasOwn ? <BellRing size={16} aria-hidden /> : <Bell size={16} aria-hidden />}
      </IconButton>
      {isWanted && (
        <Suspense fallback={null}>
          <AlertsDialog pair={pair} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
