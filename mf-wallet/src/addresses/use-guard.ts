import { seen, sendingOf, useFormAct, useStage } from '@tradefloor/area/act';
import { readAddressGuard, setAddressGuard } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';

const SUBJECT = { kind: 'address guard', id: 'own' };

/** Switches the rule on, at once, or off, after its time. */
export function useGuard(isOn: boolean) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const isOnItsWay = useStage(SUBJECT) !== undefined;
  const change = async (proofs: { readonly fundPassword?: string; readonly code?: string } = {}): Promise<boolean> => {
    const ended = await act({
      ...sendingOf(
        platform,
        setAddressGuard,
        () => ({ isOn, ...proofs }),
        async (_, signal) => {
          const guard = await platform.http(readAddressGuard, {}, { signal });
          return seen({ before: !isOn, wanted: isOn, now: guard.isOn && guard.endsAt === null });
        },
      ),
      subject: SUBJECT,
      outlives: true,
      done: message => message ?? t(isOn ? 'guard.turnedOn' : 'guard.turnedOff'),
    });
    return ended.kind === 'done';
  };
  return { change, told, isOnItsWay };
}
