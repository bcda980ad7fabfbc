import { DeadlineBar } from '@tradefloor/area/clock';
import { later, NothingYet } from '@tradefloor/area/later';
import { Card, FollowFocus, Steps } from '@tradefloor/area/page';
import type { C2cOrder } from '@tradefloor/contract';
import { formatNumber, PAYMENT_WINDOW_MS } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { TwoColumns } from '../fiat-page/two-columns';
import { isBackInAdvert, isInRuling, payByOf } from '../orders/order-rules';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { stepsOf } from './order-steps';
import { PayeeCard } from './payee-card';
import { ToWallet } from './to-wallet';

const OrderChat = later(() => import('../chat/order-chat').then(({ OrderChat: View }) => View), NothingYet);
const OrderDispute = later(() => import('../dispute/order-dispute').then(({ OrderDispute: View }) => View), NothingYet);

interface OrderViewProps {
  readonly order: C2cOrder;
  readonly readAgain: () => void;
}

/** An order as a page: where it is, what is to be done now, and with whom. */
export function OrderView({ order, readAgain }: OrderViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { side, status, currencyName } = order;
  const amount = `${formatNumber(order.amount, language)} ${currencyName}`;
  const now = isInRuling(order) ? 'ruling' : status;
  return (
    <TwoColumns
      beside={
        <>
          {status === 'cancelled' ? null : <OrderFacts order={order} />}
          <OrderChat order={order} />
        </>
      }
    >
      <Card
        title={t(`order.title.${side}`, { amount })}
        text={isBackInAdvert(order) ? t('order.now.sell.backInAd') : t(`order.now.${side}.${now}`)}
      >
        <Steps
          label={t('order.steps')}
          steps={stepsOf(order).map(({ key, state }) => ({ key, state, label: t(`order.step.${side}.${key}`) }))}
        />
        <Deadline order={order} onEnd={readAgain} />
      </Card>
      {status === 'cancelled' ? <OrderFacts order={order} /> : <PayeeCard order={order} />}
      <FollowFocus stage={status}>
        <OrderActions order={order} />
        {status === 'finished' && side === 'buy' ? <ToWallet /> : null}
      </FollowFocus>
      <OrderDispute order={order} />
    </TwoColumns>
  );
}

function Deadline({ order, onEnd }: { readonly order: C2cOrder; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const payBy = payByOf(order);
  if (order.status !== 'unpaid' || payBy === null) return null;
  return (
    <DeadlineBar label={t(`order.payWithin.${order.side}`)} deadline={payBy} span={PAYMENT_WINDOW_MS} onEnd={onEnd} />
  );
}
