import { useToday } from '@tradefloor/area/list';
import type { LeverageOrder } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, timeText } from '@tradefloor/trading';
import { Amount, Button, type Column } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionName } from './direction-name';
import styles from './positions.module.css';
import { BRIGHT } from './row-figures';
import type { PositionActs } from './use-position-acts';

export function useEntrustColumns(acts: PositionActs): ReadonlyArray<Column<LeverageOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return useMemo(
    () => [
      { key: 'pair', isRowHeader: true, card: 'head', label: t('positions.pair'), cell: ({ symbol }) => symbol },
      { key: 'side', card: 'head', label: t('positions.side'), cell: order => <DirectionName {...order} /> },
      {
        key: 'hands',
        card: 'fact',
        label: t('positions.hands'),
        align: 'end',
        cell: ({ hands }) => <Amount value={hands} language={language} decimals={0} />,
      },
      {
        key: 'price',
        card: 'fact',
        label: t('positions.price'),
        align: 'end',
        cell: ({ originPrice }) => ownPriceText(originPrice, language),
      },
      {
        key: 'margin',
        card: 'fact',
        drop: 1,
        label: t('positions.margin'),
        align: 'end',
        cell: ({ originMargin }) => <Amount value={originMargin} language={language} decimals={BRIGHT} />,
      },
      {
        key: 'fee',
        card: 'none',
        drop: 3,
        label: t('positions.fee'),
        align: 'end',
        cell: ({ fee }) => <Amount value={fee} language={language} decimals={BRIGHT} />,
      },
      {
        key: 'time',
        card: 'none',
        drop: 2,
        label: t('positions.time'),
        cell: ({ createdAt }) => <span className={styles.quiet}>{timeText(createdAt, language, today)}</span>,
      },
      {
        key: 'acts',
        card: 'end',
        label: t('positions.acts'),
        labelHidden: true,
        align: 'end',
        cell: entrust => {
          const isUnderWay = acts.underWay.has(entrust.id);
          return (
            <Button
              size="small"
              variant="quiet"
              loading={isUnderWay}
              aria-description={`${entrust.symbol} ${t(`positions.sides.${entrust.direction}`)}`}
              onClick={() => void acts.cancel(entrust)}
            >
              {t(isUnderWay ? 'positions.cancelling' : 'positions.cancel')}
            </Button>
          );
        },
      },
    ],
    [t, language, today, acts],
  );
}
