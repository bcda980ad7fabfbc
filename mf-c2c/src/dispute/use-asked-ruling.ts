import { sendingOf, useFormAct, useStage } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import { askRuling } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { type Deal, keyOfDeal, lineOf } from '../chat/words';

export interface Reason {
  readonly text: string;
  /** The address of what proves it; empty where nothing does. */
  readonly picture: string;
}

interface Asking {
  readonly deal: Deal;
  readonly amount: string;
  readonly money: string;
  readonly onAsked: () => void;
}

/** c2c.ruling-asked: after a question, since it holds the coins of both. */
export function useAskedRuling({ deal, amount, money, onAsked }: Asking) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const subject = { kind: 'ask ruling', id: keyOfDeal(deal) };
  const isOnItsWay = useStage(subject) !== undefined;
  const ask = async ({ text, picture }: Reason) => {
    const wish = { ...deal, text: lineOf(text), ...(picture === '' ? {} : { picture }) };
    await act({
      ...sendingOf(platform, askRuling, () => wish),
      ask: {
        title: t('dispute.ask'),
        text: t('dispute.askText'),
        facts: [
          [t('order.amount'), amount],
          [t('order.money'), money],
        ],
        yes: t('dispute.open'),
      },
      subject,
      outlives: true,
      done: message => message ?? t('dispute.opened'),
      after(ended) {
        if (ended.kind !== 'done') return;
        ownChangedOf(platform).tell();
        onAsked();
      },
    });
  };
  return { ask, told, isOnItsWay };
}
