import { Button, Popover } from '@tradefloor/ui';
import { QrCode } from '@tradefloor/ui/qr';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '../overlay/overlay-props';
import { useInstall } from './use-install';
import styles from './app-popover.module.css';

/** The code is drawn here: the address of this very page needs no server to become a picture. */
export function AppPopover({ trigger, startOpen }: OverlayProps) {
  const { t } = useTranslation();
  const { origin, host } = window.location;
  const install = useInstall();
  return (
    <Popover trigger={trigger} label={t('app.title')} defaultOpen={startOpen}>
      <div className={styles.app}>
        <p className={styles.title}>{t('app.title')}</p>
        <QrCode text={origin} label={t('app.qr', { host })} />
        <p className={styles.text}>{t('app.scan', { host })}</p>
        {install === null ? (
          <p className={styles.text}>{t('app.installHint')}</p>
        ) : (
          <Button variant="primary" wide onClick={install}>
            {t('app.install')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
