import { seen, sendingOf, useFormAct } from '@tradefloor/area/act';
import { type PaymentDetails, readPaymentDetails, savePaymentDetails } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useWayBack } from '../needed/use-way-back';
import { isSame, type PaymentForm, sentOf, startOf } from './rules';

/** Saves the details as a whole, and goes on with what they were needed for. */
export function useSavedPaymentDetails(
  saved: PaymentDetails | null,
  onSaved: (typed: PaymentForm) => Promise<unknown>,
) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const back = useWayBack();
  const save = async (typed: PaymentForm) => {
    const ended = await act({
      ...sendingOf(
        platform,
        savePaymentDetails,
        () => sentOf(typed),
        async (_, signal) => {
          const now = startOf(await platform.http(readPaymentDetails, {}, { signal }));
          return seen({ before: startOf(saved), wanted: typed, now }, isSame);
        },
      ),
      done: message => message ?? t('payment.saved'),
    });
    if (ended.kind !== 'done') return;
    await onSaved(typed);
    if (back !== null) await platform.navigate(back, { force: true });
  };
  return { save, told };
}
