import { useRows } from '@tradefloor/area/list';
import { asId, type MicroDirection, type Quote } from '@tradefloor/contract';
import { MICRO_SUBMIT_UNLOCKS_AFTER_MS } from '@tradefloor/money';
import { aboutMicroOrder, deviceStorage, SPEC_KEYS } from '@tradefloor/platform';
import { usePlatform, useTradingSettings } from '@tradefloor/platform/react';
import { traded } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { closedOrders } from '../orders/closed-orders';
import { runningOrders } from '../orders/running-orders';
import { unsettledOf } from '../results/unsettled';
import { useRiskNotice } from '../risk-notice/use-risk-notice';
import { useFormState } from './form-context';
import type { FormFacts, Summary } from './form-summary';
import { placing } from './placing';
import { useQuestion } from './use-question';

type Place = (direction: MicroDirection, facts: FormFacts, summary: Summary) => Promise<void>;

/** micro.submit-locked: asks where that is wanted, sends once, ends at the truth, and is locked half a second longer. */
export function usePlaceOrder(pair: Quote): Place {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [{ confirmPlacing }] = useTradingSettings();
  const { act, change } = useFormState();
  const question = useQuestion(pair);
  const running = useRows(runningOrders);
  const closed = useRows(closedOrders);
  const accepted = useRiskNotice();

  return async (direction, facts, summary) => {
    const { currency, duration } = facts;
    const { amount } = summary;
    if (currency === null || duration === null || amount === null) return;
    deviceStorage().set(SPEC_KEYS.microDirection.key, direction);
    const wish = { pairId: pair.id, currencyId: currency.id, direction, seconds: duration.seconds, amount };
    const known = new Set([...running.rows, ...closed.rows].map(({ id }) => String(id)));
    await act({
      ...placing(platform, wish, known),
      async ask() {
        if (!(await accepted())) return false;
        const asked = confirmPlacing ? question(direction, facts, summary) : null;
        return asked === null || platform.confirm(asked);
      },
      done: message => message ?? t('form.placed'),
      about: aboutMicroOrder,
      lost: t('form.lost'),
      async after(ended) {
        if (ended.kind === 'done') {
          change({ kind: 'placed' });
          if (ended.id !== null) unsettledOf(platform).add(asId(ended.id));
        }
        traded(platform);
        await new Promise(resolve => setTimeout(resolve, MICRO_SUBMIT_UNLOCKS_AFTER_MS));
      },
    });
  };
}
