import { useToday } from '@tradefloor/area/list';
import type { LeverageTrade } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, timeText } from '@tradefloor/trading';
import { Amount, Badge, Button, type Column } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { positionOf } from '../positions/position';
import styles from '../positions/positions.module.css';
import { BRIGHT } from '../positions/row-figures';
import type { PositionActs } from '../positions/use-position-acts';

/** Time, price and volume of a deal; of one's own what became of it, and its close while it is open. */
export function useDealColumns({ underWay, close }: PositionActs): ReadonlyArray<Column<LeverageTrade>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return useMemo(
    () => [
      {
        key: 'time',
        card: 'fact',
        label: t('positions.time'),
        cell: ({ time }) => <span className={styles.quiet}>{timeText(time, language, today)}</span>,
      },
      {
        key: 'side',
        card: 'head',
        drop: 1,
        label: t('positions.side'),
        cell: ({ direction }) =>
          direction === null ? '—' : <span className={styles[direction]}>{t(`positions.sides.${direction}`)}</span>,
      },
      {
        key: 'price',
        card: 'fact',
        label: t('deals.price'),
        align: 'end',
        cell: ({ price }) => ownPriceText(price, language),
      },
      {
        key: 'volume',
        card: 'fact',
        label: t('deals.volume'),
        align: 'end',
        cell: ({ amount }) => <Amount value={amount} language={language} decimals={BRIGHT} />,
      },
      {
        key: 'own',
        card: 'end',
        label: t('deals.own'),
        labelHidden: true,
        align: 'end',
        cell: ({ isOwn, own }) => (
          <span className={styles.acts}>
            {isOwn ? <Badge tone="accent">{t('deals.mine')}</Badge> : null}
            {own === null || own.status === 'open' ? null : (
              <span className={styles.quiet}>{t(`records.states.${own.status}`)}</span>
            )}
            {own?.status === 'open' ? (
              <Button
                size="small"
                variant="quiet"
                loading={underWay.has(own.id)}
                onClick={() => void close(positionOf(own))}
              >
                {t('positions.close')}
              </Button>
            ) : null}
          </span>
        ),
      },
    ],
    [t, language, today, underWay, close],
  );
}
