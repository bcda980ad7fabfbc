import { useToday } from '@tradefloor/area/list';
import { CountdownRing } from '@tradefloor/area/clock';
import { formatPercent } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, timeText } from '@tradefloor/trading';
import { Amount, type Column } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { durationText } from '../terms/duration-text';
import { DirectionName } from './direction-name';
import { NowCell } from './now-cell';
import styles from './orders.module.css';
import type { RunningOrder } from './running-orders';

/** Of an amount. */
export const BRIGHT = 2;

/** The same until the language changes: a row is drawn when it changes, not with every second of another. */
export function useRunningColumns(): ReadonlyArray<Column<RunningOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return useMemo(
    () => [
      {
        key: 'left',
        card: 'end',
        label: t('orders.left'),
        cell: ({ endsAt, seconds, status }) =>
          status === 'closed' ? (
            <span className={styles.quiet}>{t('orders.settled')}</span>
          ) : (
            <CountdownRing deadline={endsAt} span={seconds * 1_000} over={t('orders.settling')} />
          ),
      },
      { key: 'pair', isRowHeader: true, card: 'head', label: t('orders.pair'), cell: ({ symbol }) => symbol },
      {
        key: 'direction',
        card: 'head',
        label: t('orders.direction'),
        cell: ({ direction }) => <DirectionName direction={direction} />,
      },
      {
        key: 'amount',
        card: 'fact',
        label: t('orders.amount'),
        align: 'end',
        cell: ({ amount, currencyName }) => (
          <Amount value={amount} language={language} decimals={BRIGHT} unit={currencyName} />
        ),
      },
      {
        key: 'entry',
        card: 'fact',
        drop: 1,
        label: t('orders.openPrice'),
        align: 'end',
        cell: ({ openPrice }) => ownPriceText(openPrice, language),
      },
      { key: 'now', card: 'fact', label: t('orders.now'), align: 'end', cell: order => <NowCell order={order} /> },
      {
        key: 'ratio',
        card: 'none',
        drop: 3,
        label: t('orders.ratio'),
        align: 'end',
        cell: ({ profitRatio }) => formatPercent(profitRatio, language),
      },
      {
        key: 'duration',
        card: 'none',
        drop: 4,
        label: t('orders.duration'),
        align: 'end',
        cell: ({ seconds }) => durationText(seconds, t),
      },
      {
        key: 'fee',
        card: 'none',
        drop: 5,
        label: t('orders.fee'),
        align: 'end',
        cell: ({ fee, currencyName }) => (
          <Amount value={fee} language={language} decimals={BRIGHT} unit={currencyName} />
        ),
      },
      {
        key: 'time',
        card: 'none',
        drop: 2,
        label: t('orders.placedAt'),
        align: 'end',
        cell: ({ createdAt }) => <span className={styles.quiet}>{timeText(createdAt, language, today)}</span>,
      },
    ],
    [t, language, today],
  );
}
