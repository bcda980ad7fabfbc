import { useResultPage } from '@tradefloor/area';
import { type KeptDraft, sendingOf, useFormAct, useIsHere, useStage } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import { type BalanceRow, type CoinInfo, withdraw } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { networkName } from '../deposit/networks';
import { addressIn } from './address-in';
import { costOf, type WithdrawDraft, withdrawalOf } from './withdraw-rules';
import { typedAmount } from './typed-amount';

interface Asked {
  readonly account: 'legal' | 'change';
  readonly row: BalanceRow;
  readonly info: CoinInfo;
  readonly networks: readonly string[];
}

/** Sends money away: reviewed first, always, and sent once. Ends on the result page, or with a notice where its form was closed. */
export function useWithdraw({ account, row, info, networks }: Asked, draft: Omit<KeptDraft<WithdrawDraft>, 'read'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const endOn = useResultPage();
  const isHere = useIsHere();
  const subject = { kind: 'withdraw', id: `${account} ${row.currencyId}` };
  const stage = useStage(subject);
  const send = async (wish: WithdrawDraft, network: string | null): Promise<void> => {
    const amount = typedAmount(wish.amount);
    const cost = costOf(wish.amount, info);
    if (amount === null || cost === null) return;
    const unit = (value: typeof amount) => `${formatNumber(value, language)} ${row.currencyName}`;
    const ended = await act({
      ...sendingOf(platform, withdraw, () =>
        withdrawalOf(wish, { amount, info, account, networks, network }, row.currencyId),
      ),
      ask: {
        title: t('withdraw.review'),
        text: t('withdraw.reviewText'),
        facts: [
          [t('withdraw.amount'), unit(amount)],
          [t('withdraw.address'), addressIn(wish.address)],
          ...(network === null ? [] : [[t('withdraw.network'), networkName(network)] as const]),
          [t('withdraw.fee'), unit(cost.fee)],
          [t('withdraw.received'), unit(cost.received)],
        ],
        yes: t('withdraw.confirm'),
      },
      // Closed and opened again, the form would send it a second time.
      subject,
      outlives: true,
      done: message => (isHere() ? null : (message ?? t('withdrawn.title'))),
      lost: t('withdraw.lost'),
      draft: {
        keep: () => draft.keep(wish),
        forget: draft.forget,
        sent: () => draft.keep({ ...wish, amount: '' }),
      },
    });
    if (ended.kind !== 'done') return;
    ownChangedOf(platform).tell();
    void platform.refresh(balancesTopic);
    if (!isHere()) return;
    await endOn('withdrawal', {
      title: t('withdrawn.title'),
      text: t('withdrawn.text'),
      steps: [t('withdrawn.done'), t('withdrawn.current'), t('withdrawn.coming')],
      next: [
        { to: `${ways.coinRecords()}?type=withdrawal`, label: t('withdrawn.toRecords') },
        { to: ways.assets(), label: t('withdrawn.toAssets') },
      ],
    });
  };
  return { send, told, stage };
}
