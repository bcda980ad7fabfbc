import { useToday } from '@tradefloor/area/list';
import type { MicroOrder } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, timeText } from '@tradefloor/trading';
import { Amount, type Column, Rise } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { durationText } from '../terms/duration-text';
import { endedAt } from './closed-orders';
import { DirectionName } from './direction-name';
import styles from './orders.module.css';
import { BRIGHT } from './running-columns';
import { outcomeOf } from './standing';

/** Profits in coins have more digits than those in dollars. */
const PROFIT_DIGITS = (amount: string): number => Math.max(BRIGHT, amount.split('.')[1]?.length ?? 0);

export function useClosedColumns(): ReadonlyArray<Column<MicroOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return useMemo(
    () => [
      {
        key: 'time',
        card: 'end',
        drop: 3,
        label: t('orders.endedAt'),
        cell: order => <span className={styles.quiet}>{timeText(endedAt(order), language, today)}</span>,
      },
      { key: 'pair', isRowHeader: true, card: 'head', label: t('orders.pair'), cell: ({ symbol }) => symbol },
      {
        key: 'direction',
        card: 'head',
        drop: 2,
        label: t('orders.direction'),
        cell: ({ direction }) => <DirectionName direction={direction} />,
      },
      {
        key: 'duration',
        card: 'none',
        drop: 5,
        label: t('orders.duration'),
        align: 'end',
        cell: ({ seconds }) => durationText(seconds, t),
      },
      {
        key: 'amount',
        card: 'none',
        drop: 1,
        label: t('orders.amount'),
        align: 'end',
        cell: ({ amount, currencyName }) => (
          <Amount value={amount} language={language} decimals={BRIGHT} unit={currencyName} />
        ),
      },
      {
        key: 'open',
        card: 'fact',
        drop: 4,
        label: t('orders.openPrice'),
        align: 'end',
        cell: ({ openPrice }) => ownPriceText(openPrice, language),
      },
      {
        key: 'end',
        card: 'fact',
        drop: 4,
        label: t('orders.endPrice'),
        align: 'end',
        cell: ({ endPrice }) => ownPriceText(endPrice, language),
      },
      {
        key: 'fee',
        card: 'none',
        drop: 6,
        label: t('orders.fee'),
        align: 'end',
        cell: ({ fee, currencyName }) => (
          <Amount value={fee} language={language} decimals={BRIGHT} unit={currencyName} />
        ),
      },
      {
        key: 'outcome',
        card: 'none',
        label: t('orders.result'),
        align: 'end',
        cell: order => t(`outcome.${outcomeOf(order).outcome}`),
      },
      {
        key: 'profit',
        card: 'fact',
        label: t('orders.profit'),
        align: 'end',
        cell: order => {
          const { result } = outcomeOf(order);
          return (
            <span className={styles.now}>
              <Rise kind="amount" language={language} value={result} decimals={PROFIT_DIGITS(result)} />{' '}
              <span className={styles.quiet}>{order.currencyName}</span>
            </span>
          );
        },
      },
    ],
    [t, language, today],
  );
}
