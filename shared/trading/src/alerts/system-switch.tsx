import { Switch } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './alerts.module.css';
import type { useFiredAlerts } from './use-fired-alerts';

/** The browser asks at this press, and at no other time. */
export function SystemSwitch({ told }: { readonly told: ReturnType<typeof useFiredAlerts> }) {
  const { t } = useTranslation();
  const [permission, setPermission] = useState(permissionNow);
  if (permission === null) return null;
  const change = async (isWanted: boolean): Promise<void> => {
    const given = isWanted ? await Notification.requestPermission() : permission;
    setPermission(given);
    told.setSystem(isWanted && given === 'granted');
  };
  return (
    <div>
      <Switch checked={told.system && permission === 'granted'} onChange={isWanted => void change(isWanted)}>
        {t('alerts.system')}
      </Switch>
      {permission === 'denied' ? <p className={styles.note}>{t('alerts.systemBlocked')}</p> : null}
    </div>
  );
}

/** Null where the browser has no notifications, as on a page without TLS. */
const permissionNow = (): NotificationPermission | null =>
  typeof Notification === 'undefined' ? null : Notification.permission;
