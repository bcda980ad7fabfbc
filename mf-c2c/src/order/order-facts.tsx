import { Card, Facts } from '@tradefloor/area/page';
import type { C2cOrder } from '@tradefloor/contract';
import { formatNumber, formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { yuanText } from '../yuan/yuan';
import { otherOf } from './payee-rows';

/** What was agreed on, and with whom. */
export function OrderFacts({ order }: { readonly order: C2cOrder }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { side, createdAt } = order;
  return (
    <Card title={t('order.facts')}>
      <Facts
        rows={[
          [t('order.number'), order.id],
          [t(`order.other.${side}`), otherOf(order).name || '—'],
          [t('order.price'), yuanText(order.price, language)],
          [t('order.amount'), `${formatNumber(order.amount, language)} ${order.currencyName}`],
          [t('order.money'), yuanText(order.money, language)],
          [t('order.time'), createdAt === null ? '—' : formatTime(createdAt, language, 'date-time')],
        ]}
      />
    </Card>
  );
}
