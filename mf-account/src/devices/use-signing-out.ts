import { seen, type Sending, sendingOf, useAct } from '@tradefloor/area/act';
import type { Done } from '@tradefloor/contract';
import { type Device, listDevices, signOutDevice, signOutOtherDevices } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Ends sessions elsewhere, each after a question; the list is read again whatever came of it. */
export function useSigningOut(readAgain: () => Promise<unknown>) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act } = useAct();
  const [leaving, setLeaving] = useState<string | null>(null);

  const isThere = (is: (device: Device) => boolean): Sending<Done>['found'] => {
    return async (_, signal) => {
      const devices = await platform.http(listDevices, {}, { signal });
      return seen({ before: true, wanted: false, now: devices.some(is) });
    };
  };

  const leave = async (which: string, question: Readonly<Record<'title' | 'text', string>>, sending: Sending<Done>) => {
    await act({
      ...sending,
      async ask() {
        const yes = await platform.confirm({ ...question, yes: t('devices.signOut'), tone: 'danger' });
        if (yes) setLeaving(which);
        return yes;
      },
      done: () => t('devices.signedOut'),
      after: readAgain,
    });
    setLeaving(null);
  };

  return {
    leaving,
    signOut: ({ id, name }: Device) =>
      leave(
        id,
        { title: t('devices.sure'), text: t('devices.sureOne', { device: name }) },
        sendingOf(
          platform,
          signOutDevice,
          () => ({ id }),
          isThere(device => device.id === id),
        ),
      ),
    signOutOthers: () =>
      leave(
        'others',
        { title: t('devices.sureOthersTitle'), text: t('devices.sureOthers') },
        sendingOf(
          platform,
          signOutOtherDevices,
          () => ({}),
          isThere(device => !device.isThis),
        ),
      ),
  };
}
