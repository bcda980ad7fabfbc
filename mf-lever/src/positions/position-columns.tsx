import { useToday } from '@tradefloor/area/list';
import { useLanguage } from '@tradefloor/platform/react';
import { timeText } from '@tradefloor/trading';
import { Amount, Button, type Column } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionName } from './direction-name';
import { LiveEntry, LiveLiquidation, LiveMarginRate, LiveProfit } from './live-cells';
import { Over } from './over';
import { namesOf, type Position } from './position';
import styles from './positions.module.css';
import { BRIGHT } from './row-figures';
import { Sight } from './sight';
import { hasStops, StopPrices } from './stop-prices';
import type { PositionActs } from './use-position-acts';

interface PositionColumnsProps {
  readonly acts: PositionActs;
  /** Opens the dialog of its stops. */
  readonly onStops: (position: Position) => void;
}

/** The same array while prices move: only the cells that show them are drawn again. */
export function usePositionColumns({ acts, onStops }: PositionColumnsProps): ReadonlyArray<Column<Position>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return useMemo(
    () => [
      {
        key: 'pair',
        isRowHeader: true,
        card: 'head',
        label: t('positions.pair'),
        cell: position => (
          <Over under={<DirectionName {...position} />}>
            <Sight of={position.id}>{position.symbol}</Sight>
          </Over>
        ),
      },
      {
        key: 'hands',
        card: 'head',
        drop: 1,
        label: t('positions.hands'),
        align: 'end',
        cell: ({ hands }) => <Amount value={hands} language={language} decimals={0} />,
      },
      {
        key: 'entry',
        card: 'fact',
        drop: 3,
        label: t('positions.entryAndMark'),
        align: 'end',
        cell: ({ id, openPrice }) => <LiveEntry id={id} openPrice={openPrice} />,
      },
      {
        key: 'margin',
        card: 'fact',
        drop: 4,
        label: t('positions.marginAndRate'),
        align: 'end',
        cell: ({ id, margin }) => (
          <Over under={<LiveMarginRate id={id} />}>
            <Amount value={margin} language={language} decimals={BRIGHT} restOnDemand />
          </Over>
        ),
      },
      {
        key: 'profit',
        card: 'fact',
        label: t('positions.profit'),
        align: 'end',
        cell: position => <LiveProfit id={position.id} quote={namesOf(position).quote} />,
      },
      {
        key: 'liquidation',
        card: 'fact',
        drop: 2,
        label: t('positions.liquidationHead'),
        align: 'end',
        cell: ({ id }) => <LiveLiquidation id={id} />,
      },
      {
        key: 'stops',
        // By itself: what others come to say never moves it to another line.
        card: 'line',
        drop: 5,
        label: t('positions.stops'),
        align: 'end',
        // A card without stops does not name them.
        cell: position => (hasStops(position) ? <StopPrices {...position} /> : null),
      },
      {
        key: 'time',
        card: 'none',
        drop: 6,
        label: t('positions.opened'),
        cell: ({ openedAt }) => <span className={styles.quiet}>{timeText(openedAt, language, today)}</span>,
      },
      {
        key: 'acts',
        card: 'end',
        label: t('positions.acts'),
        labelHidden: true,
        align: 'end',
        cell: position => {
          const isUnderWay = acts.underWay.has(position.id);
          const of = `${position.symbol} ${t(`positions.sides.${position.direction}`)}`;
          const look = { size: 'small', variant: 'quiet', 'aria-description': of } as const;
          return (
            <span className={styles.acts}>
              <Button {...look} disabled={isUnderWay} onClick={() => onStops(position)}>
                {t('positions.setStops')}
              </Button>
              <Button {...look} loading={isUnderWay} onClick={() => void acts.close(position)}>
                {t('positions.close')}
              </Button>
            </span>
          );
        },
      },
    ],
    [t, language, today, acts, onStops],
  );
}
