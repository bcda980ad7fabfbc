import { seen, type Sending, sendingOf, underWayOf, useAct } from '@tradefloor/area/act';
import type { Done } from '@tradefloor/contract';
import { type Device, listDevices, signOutDevice, signOutOtherDevices } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const KIND = 'sign-out';
const OTHERS = 'others';

/** Ends sessions elsewhere, each after a question; the list is read again whatever came of it. */
export function useSigningOut(readAgain: () => Promise<unknown>) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act } = useAct();
  const store = underWayOf(platform, KIND);
  const leaving = useSyncExternalStore(store.subscribe, store.read);

  const isThere = (is: (device: Device) => boolean): Sending<Done>['found'] => {
    return async (_, signal) => {
      const devices = await platform.http(listDevices, {}, { signal });
      return seen({ before: true, wanted: false, now: devices.some(is) });
    };
  };

  const leave = async (which: string, question: Readonly<Record<'title' | 'text', string>>, sending: Sending<Done>) => {
    await act({
      ...sending,
      subject: { kind: KIND, id: which },
      ask: { ...question, yes: t('devices.signOut'), tone: 'danger' },
      done: () => t('devices.signedOut'),
      after: readAgain,
    });
  };

  return {
    isLeaving: ({ id }: Device) => leaving.has(id),
    areLeaving: leaving.has(OTHERS),
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
        OTHERS,
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
