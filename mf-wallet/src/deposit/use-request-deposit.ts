import { useResultPage } from '@tradefloor/area';
import { sendingOf, useFormAct, useIsHere, useStage } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import { type BalanceRow, type DepositAddress, requestDeposit } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../withdraw/typed-amount';
import { type RequestForm, requestOf } from './request-rules';

/** Tells the exchange that money is on its way. Ends on the result page, or with a notice where its form was closed. */
export function useRequestDeposit(account: 'legal' | 'change', row: BalanceRow, deposit: DepositAddress) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const endOn = useResultPage();
  const isHere = useIsHere();
  const subject = { kind: 'deposit', id: `${account} ${row.currencyId}` };
  const stage = useStage(subject);
  const request = async (form: RequestForm) => {
    const amount = typedAmount(form.amount);
    if (amount === null) return;
    const ended = await act({
      ...sendingOf(platform, requestDeposit, () => requestOf(account, row, deposit, amount, form)),
      // Closed and opened again, the form would send it a second time.
      subject,
      outlives: true,
      done: message => (isHere() ? null : (message ?? t('deposited.title'))),
      lost: t('deposit.lost'),
    });
    if (ended.kind !== 'done') return;
    ownChangedOf(platform).tell();
    if (!isHere()) return;
    await endOn('deposit', {
      title: t('deposited.title'),
      text: t('deposited.text'),
      steps: [t('deposited.done'), t('deposited.current'), t('deposited.coming')],
      next: [
        { to: ways.coinRecords(), label: t('deposited.toRecords') },
        { to: ways.assets(), label: t('deposited.toAssets') },
      ],
    });
  };
  return { request, told, stage };
}
