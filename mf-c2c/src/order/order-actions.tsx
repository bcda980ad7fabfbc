import { underWayOf } from '@tradefloor/area/act';
import { FormActions } from '@tradefloor/area/form';
import type { C2cOrder } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { Button, Checkbox } from '@tradefloor/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Yuan } from '../yuan/yuan';
import { ORDER_ACT, useOrderActs } from './use-order-acts';
import styles from './order.module.css';

/** What this user can do in this state; nothing where the other one is waited for. */
export function OrderActions({ order }: { readonly order: C2cOrder }) {
  const { t } = useTranslation();
  const acts = useOrderActs(order);
  const underWay = underWayOf(usePlatform(), ORDER_ACT);
  const isBusy = useSyncExternalStore(underWay.subscribe, underWay.read).has(order.id);
  const [hasPaid, setHasPaid] = useState(false);
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
          <Button variant="primary" size="large" disabled={!hasPaid} loading={isBusy} onClick={() => void acts.pay()}>
            {t('order.iHavePaid')}
          </Button>
          <Button size="large" disabled={isBusy} onClick={() => void acts.cancel()}>
            {t('order.cancel')}
          </Button>
        </FormActions>
      </div>
    );
  }
  if (side === 'sell' && status === 'paid') {
    return (
      <FormActions>
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void acts.release()}>
          {t('order.confirmReceipt')}
        </Button>
      </FormActions>
    );
  }
  return null;
}
