import { ListFrame, useRows, useUtcDay } from '@tradefloor/area/list';
import type { MicroOrder } from '@tradefloor/contract';
import { EmptyState, Segmented } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOrders } from './day-orders';
import { DayView } from './day-view';

/** The day at a glance, in one currency: dollars and coins are not added up. */
export function TodayTab({ hidesStaleness }: { readonly hidesStaleness: boolean }) {
  const { t } = useTranslation();
  const listing = useRows(dayOrders(useUtcDay()));
  const names = [...new Set(listing.rows.map(({ currencyName }) => currencyName))].toSorted();
  const [chosen, setChosen] = useState('USDT');
  const currency = names.includes(chosen) ? chosen : (names[0] ?? chosen);
  const isOf = (order: MicroOrder) => order.currencyName === currency;
  return (
    <ListFrame
      listing={listing}
      failed={t('orders.failed')}
      empty={<EmptyState title={t('today.none')} text={t('today.noneText')} />}
      hidesStaleness={hidesStaleness}
      saysEndFrom={Number.POSITIVE_INFINITY}
      {...(names.length < 2
        ? {}
        : {
            filters: (
              <Segmented
                size="small"
                label={t('form.currency')}
                value={currency}
                onChange={setChosen}
                segments={names.map(value => ({ value, label: value }))}
              />
            ),
          })}
    >
      {rows => <DayView orders={rows.filter(isOf)} currency={currency} />}
    </ListFrame>
  );
}
