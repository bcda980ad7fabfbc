import { SettingRow } from '@tradefloor/area/page';
import type { Device } from '@tradefloor/contract/ext';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, Button } from '@tradefloor/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isPhone } from './order';
import styles from './devices.module.css';

interface DeviceRowProps {
  readonly device: Device;
  readonly isLeaving: boolean;
  readonly onSignOut: () => void;
}

export function DeviceRow({ device, isLeaving, onSignOut }: DeviceRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = device.name === '' ? t('devices.unknown') : device.name;
  const time = (at: number) => formatTime(at, language, 'date-time');
  return (
    <SettingRow
      icon={isPhone(device.name) ? Smartphone : Monitor}
      name={
        <>
          {name}
          {device.isThis ? <Badge tone="accent">{t('devices.this')}</Badge> : null}
        </>
      }
      text={
        <span className={styles.facts}>
          {device.address === '' ? null : <span>{device.address}</span>}
          <span>{t('devices.since', { time: time(device.signedInAt) })}</span>
          {device.lastSeenAt === null ? null : <span>{t('devices.seen', { time: time(device.lastSeenAt) })}</span>}
        </span>
      }
      action={
        device.isThis ? null : (
          <Button
            size="small"
            loading={isLeaving}
            aria-label={t('devices.signOutNamed', { device: name })}
            onClick={onSignOut}
          >
            {t('devices.signOut')}
          </Button>
        )
      }
    />
  );
}
