import { Answered, Card, SettingRows } from '@tradefloor/area/page';
import { type Device, listDevices } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { DeviceRow } from './device-row';
import { useDevices } from './use-devices';

const ROWS_LOADING = 2;

export function Devices() {
  return useOffers(listDevices) === true ? <SignedInDevices /> : null;
}

function SignedInDevices() {
  const { t } = useTranslation();
  const { devices, rows, hasOthers, signOut, signOutOthers, isLeaving, areLeaving } = useDevices();
  return (
    <Card
      title={t('devices.title')}
      text={t('devices.text')}
      anchor="devices"
      end={
        hasOthers ? (
          <Button size="small" loading={areLeaving} onClick={() => void signOutOthers()}>
            {t('devices.signOutOthers')}
          </Button>
        ) : null
      }
    >
      <Answered query={devices} rows={ROWS_LOADING} failed={t('devices.failed')}>
        {() => (
          <SettingRows>
            {rows.map((device: Device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isLeaving={isLeaving(device)}
                onSignOut={() => void signOut(device)}
              />
            ))}
          </SettingRows>
        )}
      </Answered>
    </Card>
  );
}
