import { useToday } from '@tradefloor/area/list';
import type { LeverageOrder } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, timeText } from '@tradefloor/trading';
import { Amount, type Column, Rise } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionName } from './direction-name';
import { EntryPrice } from './entry-price';
import { namesOf } from './position';
import styles from './positions.module.css';
import { BRIGHT, profitDecimals } from './row-figures';

/** Of what was closed, with what it brought; of what was revoked, what it would have opened at. */
export function usePastColumns(status: 'closed' | 'revoked'): ReadonlyArray<Column<LeverageOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return useMemo(() => {
    const columns: ReadonlyArray<Column<LeverageOrder>> = [
      {
        key: 'time',
        card: 'end',
        drop: 3,
        label: t('positions.ended'),
        cell: ({ completedAt, handledAt }) => (
          <span className={styles.quiet}>{timeText(completedAt ?? handledAt, language, today)}</span>
        ),
      },
      { key: 'pair', isRowHeader: true, card: 'head', label: t('positions.pair'), cell: ({ symbol }) => symbol },
      { key: 'side', card: 'head', label: t('positions.side'), cell: order => <DirectionName {...order} /> },
      {
        key: 'hands',
        card: 'head',
        drop: 2,
        label: t('positions.hands'),
        align: 'end',
        cell: ({ hands }) => <Amount value={hands} language={language} decimals={0} />,
      },
      {
        key: 'price',
        card: status === 'revoked' ? 'fact' : 'none',
        label: t('positions.price'),
        align: 'end',
        cell: ({ originPrice }) => ownPriceText(originPrice, language),
      },
      {
        key: 'entry',
        card: 'fact',
        drop: 1,
        label: t('positions.entry'),
        align: 'end',
        cell: order => <EntryPrice of={order} restOnDemand />,
      },
      {
        key: 'exit',
        card: 'fact',
        label: t('positions.exit'),
        align: 'end',
        cell: ({ price }) => ownPriceText(price, language),
      },
      {
        key: 'profit',
        card: 'fact',
        label: t('positions.profit'),
        align: 'end',
        cell: order => (
          <Rise
            kind="amount"
            language={language}
            value={order.profit}
            decimals={profitDecimals(namesOf(order).quote)}
          />
        ),
      },
      {
        key: 'fee',
        card: 'none',
        drop: 4,
        label: t('positions.fee'),
        align: 'end',
        cell: ({ fee }) => <Amount value={fee} language={language} decimals={BRIGHT} />,
      },
      {
        key: 'nights',
        card: 'none',
        drop: 5,
        label: t('positions.nights'),
        align: 'end',
        cell: ({ overnight }) => <Amount value={overnight} language={language} decimals={BRIGHT} />,
      },
      {
        key: 'how',
        card: 'fact',
        drop: 6,
        label: t('positions.how'),
        // A server that does not say leaves a card without it.
        cell: ({ endedBy }) => (endedBy === undefined ? null : t(`positions.ends.${endedBy}`)),
      },
    ];
    return columns.filter(({ key }) => (status === 'closed' ? key !== 'price' : !OF_CLOSED.has(key)));
  }, [t, language, today, status]);
}

const OF_CLOSED: ReadonlySet<string> = new Set(['entry', 'exit', 'profit', 'nights', 'fee']);
