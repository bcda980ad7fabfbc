import { useResultPage } from '@tradefloor/area';
import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import { type BalanceRow, type DepositAddress, requestDeposit } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../withdraw/typed-amount';
import { type RequestForm, requestOf } from './request-rules';

/** Tells the exchange that money is on its way, and ends on the result page. */
export function useRequestDeposit(account: 'legal' | 'change', row: BalanceRow, deposit: DepositAddress) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const endOn = useResultPage();
  const request = async (form: RequestForm) => {
    const amount = typedAmount(form.amount);
    if (amount === null) return;
    const ended = await act({
      ...sendingOf(platform, requestDeposit, () => requestOf(account, row, deposit, amount, form)),
      lost: t('deposit.lost'),
    });
    if (ended.kind !== 'done') return;
    ownChangedOf(platform).tell();
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
  return { request, told };
}
