import { useAct, useStage } from '@tradefloor/area/act';
import { FormActions, hasProofs } from '@tradefloor/area/form';
import { codeOnDemand, useOnPress } from '@tradefloor/area/later';
import type { C2cOrder } from '@tradefloor/contract';
import { userTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { Button, Checkbox } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Yuan } from '../yuan/yuan';
import { orderSubject, useOrderSteps } from './use-order-steps';
import styles from './order.module.css';

const dialog = codeOnDemand(() => import('./release-dialog').then(({ ReleaseDialog }) => ReleaseDialog));

/** What this user can do in this state; nothing where the other one is waited for. */
export function OrderActions({ order }: { readonly order: C2cOrder }) {
  const { t } = useTranslation();
  const user = useTopic(userTopic) ?? null;
  const { act } = useAct();
  const steps = useOrderSteps(order);
  const isBusy = useStage(orderSubject(order)) !== undefined;
  const [hasPaid, setHasPaid] = useState(false);
  const [isProving, setProving] = useState(false);
  const [ReleaseDialog, ask] = useOnPress(dialog);
  const { side, status, money } = order;
  if (side === 'buy' && status === 'unpaid') {
    return (
      <div className={styles.actions}>
        <Checkbox checked={hasPaid} onChange={setHasPaid}>
          {t('order.paidCheck')}{' '}
          <span className={styles.whole}>
            <Yuan value={money} />
          </span>
        </Checkbox>
        <FormActions>
          <Button
            variant="primary"
            size="large"
            disabled={!hasPaid}
            loading={isBusy}
            onClick={() => void act(steps.pay())}
          >
            {t('order.iHavePaid')}
          </Button>
          <Button size="large" disabled={isBusy} onClick={() => void act(steps.cancel())}>
            {t('order.cancel')}
          </Button>
        </FormActions>
      </div>
    );
  }
  if (side === 'sell' && status === 'paid') {
    const release = () => (user !== null && hasProofs(user) ? ask().then(setProving) : act(steps.release()));
    return (
      <FormActions>
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void release()}>
          {t('order.confirmReceipt')}
        </Button>
        {isProving && ReleaseDialog !== null && user !== null ? (
          <ReleaseDialog order={order} user={user} onClose={() => setProving(false)} />
        ) : null}
      </FormActions>
    );
  }
  return null;
}
