import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import { buyStakingPlan, type StakingPlan } from '@tradefloor/contract';
import { balancesTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../withdraw/typed-amount';

/** Buys a plan once, whatever becomes of the answer. */
export function useBuyPlan({ id, name }: StakingPlan, onBought: () => void) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, stage, told } = useFormAct();
  const buy = async ({ money }: { readonly money: string }) => {
    const amount = typedAmount(money);
    if (amount === null) return;
    const ended = await act({
      ...sendingOf(platform, buyStakingPlan, () => ({ planId: id, amount })),
      done: message => message ?? t('staking.bought', { name }),
    });
    if (ended.kind !== 'done') return;
    ownChangedOf(platform).tell();
    void platform.refresh(balancesTopic);
    onBought();
  };
  return { buy, told, isSending: stage !== 'idle' };
}
