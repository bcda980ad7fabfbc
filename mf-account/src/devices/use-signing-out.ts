import { type Device, signOutDevice, signOutOtherDevices } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../answers/use-attempt';

/** Ends sessions elsewhere, each after a question; the list is read again whatever came of it. */
export function useSigningOut(readAgain: () => Promise<unknown>) {
  const { t } = useTranslation();
  const { confirm, http, notify } = usePlatform();
  const attempt = useAttempt();
  const [leaving, setLeaving] = useState<string | null>(null);

  const leave = async (
    which: string,
    question: Readonly<Record<'title' | 'text', string>>,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    if (leaving !== null) return;
    const yes = await confirm({ ...question, yes: t('devices.signOut'), tone: 'danger' });
    if (!yes) return;
    setLeaving(which);
    const outcome = await attempt(work);
    await readAgain();
    setLeaving(null);
    if (outcome.kind === 'done') notify({ kind: 'success', text: t('devices.signedOut') });
  };

  return {
    leaving,
    signOut: ({ id, name }: Device) =>
      leave(id, { title: t('devices.sure'), text: t('devices.sureOne', { device: name }) }, () =>
        http(signOutDevice, { id }),
      ),
    signOutOthers: () =>
      leave('others', { title: t('devices.sureOthersTitle'), text: t('devices.sureOthers') }, () =>
        http(signOutOtherDevices, {}),
      ),
  };
}
