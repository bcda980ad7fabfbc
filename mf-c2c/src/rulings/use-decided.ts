import { sendingOf, useFormAct, useStage } from '@tradefloor/area/act';
import { type OwnProofs, sentProofs, type TypedProofs } from '@tradefloor/area/form';
import { decideRuling, type Ruling, type RulingFor } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { lineOf } from '../chat/words';
import { partyOf } from '../dispute/party';

export interface Decision extends TypedProofs {
  readonly decidedFor: RulingFor | null;
  readonly text: string;
}

interface Deciding {
  readonly ruling: Ruling;
  readonly amount: string;
  readonly money: string;
  readonly user: OwnProofs;
  readonly forget: () => void;
  readonly onDecided: () => void;
}

/** The operator's word, which is never asked for twice. */
export function useDecided({ ruling, amount, money, user, forget, onDecided }: Deciding) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const subject = { kind: 'decide', id: ruling.id };
  const isOnItsWay = useStage(subject) !== undefined;
  const decide = async ({ decidedFor, text, ...proofs }: Decision) => {
    if (decidedFor === null) return;
    const called = (party: RulingFor) => partyOf(party, ruling.acceptorIs ?? null);
    const wish = { id: ruling.id, decidedFor, text: lineOf(text), ...sentProofs(user, proofs) };
    await act({
      ...sendingOf(platform, decideRuling, () => wish),
      ask: {
        title: t(`decide.ask.${called(decidedFor)}`),
        text: t(`decide.askText.${called(decidedFor)}`, { amount }),
        facts: [
          [t(`chat.by.${called('buyer')}`), ruling.buyerName || '—'],
          [t(`chat.by.${called('seller')}`), ruling.sellerName || '—'],
          [t('order.amount'), amount],
          [t('order.money'), money],
        ],
        yes: t('decide.submit'),
        tone: 'danger',
      },
      subject,
      outlives: true,
      refusal: 'info',
      done: message => message ?? t('decide.done'),
      after(ended) {
        if (ended.kind === 'done') forget();
        onDecided();
      },
    });
  };
  return { decide, told, isOnItsWay };
}
