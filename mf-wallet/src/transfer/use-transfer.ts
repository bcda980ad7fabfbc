import { sendingOf, useFormAct, useIsHere } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import { transfer } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { type Movable, type TransferDraft, transferOf } from './transfer-rules';
import { typedAmount } from '../withdraw/typed-amount';

/** One at a time for each way of each currency, in whichever form. */
export const transferSubject = ({ from, to, currencyId }: TransferDraft) => ({
  kind: 'transfer',
  id: `${from} ${to} ${currencyId}`,
});

/** Moves money between two of the user's own accounts; the exchange between fiat and leverage asks first. */
export function useTransfer(isExchange: boolean) {
  const { t } = useTranslation();
  const language = useLanguage();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const isHere = useIsHere();
  /** True where the money was moved, and the form is still there to go on. */
  const move = async (draft: TransferDraft, currency: Movable): Promise<boolean> => {
    const amount = typedAmount(draft.amount);
    if (amount === null) return false;
    const moved = {
      amount: `${formatNumber(amount, language)} ${currency.name}`,
      from: t(`account.${draft.from}`),
      to: t(`account.${draft.to}`),
    };
    const ended = await act({
      ...sendingOf(platform, transfer, () => transferOf(draft, currency, amount, isExchange)),
      ask: isExchange
        ? {
            title: t('transfer.ask'),
            facts: [
              [t('transfer.amount'), moved.amount],
              [t('transfer.from'), moved.from],
              [t('transfer.to'), moved.to],
            ],
            yes: t('transfer.submit'),
            focus: 'yes',
          }
        : null,
      subject: transferSubject(draft),
      outlives: true,
      done: () => t('transfer.done', moved),
      lost: t('transfer.lost'),
    });
    if (ended.kind !== 'done') return false;
    ownChangedOf(platform).tell();
    // Where no push tells of it.
    void platform.refresh(balancesTopic);
    return isHere();
  };
  return { move, told };
}
