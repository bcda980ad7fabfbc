import { useToday } from '@tradefloor/area/list';
import type { LeverageOrder } from '@tradefloor/contract';
import { type Amount as Sum, isPositive, type LanguageCode, type Price } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, timeText } from '@tradefloor/trading';
import { Amount, type Column, Rise } from '@tradefloor/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionName } from '../positions/direction-name';
import { EntryPrice } from '../positions/entry-price';
import { LiveProfit } from '../positions/live-cells';
import { Over } from '../positions/over';
import { namesOf } from '../positions/position';
import { BRIGHT, profitDecimals } from '../positions/row-figures';
import styles from './order-records.module.css';
import type { RecordsAs } from './order-wish';

type Columns = ReadonlyArray<Column<LeverageOrder>>;

/** What an order is known by, in which list so ever. */
export function useRecordColumns(as: RecordsAs): Columns {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return useMemo(() => {
    const head = headOf(t, language, today);
    const rest = as === 'orders' ? ordersOf(t, language) : recordsOf(t, language);
    return [...head, ...rest, stateOf(t)];
  }, [as, t, language, today]);
}

const headOf = (t: TFunction, language: LanguageCode, today: number): Columns => [
  {
    key: 'time',
    card: 'fact',
    drop: 1,
    label: t('positions.time'),
    cell: ({ createdAt, openedAt }) => (
      <span className={styles.quiet}>{timeText(createdAt ?? openedAt, language, today)}</span>
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
];

const priceColumn = (
  key: string,
  label: string,
  priceOf: (order: LeverageOrder) => Price | null,
  language: LanguageCode,
): Column<LeverageOrder> => ({
  key,
  card: 'fact',
  drop: 3,
  label,
  align: 'end',
  cell: order => {
    const price = priceOf(order);
    return price === null ? '—' : ownPriceText(price, language);
  },
});

const entryOf = (t: TFunction): Column<LeverageOrder> => ({
  key: 'entry',
  card: 'fact',
  drop: 3,
  label: t('positions.entry'),
  align: 'end',
  cell: order => <EntryPrice of={order} />,
});

const ordersOf = (t: TFunction, language: LanguageCode): Columns => [
  priceColumn('price', t('positions.price'), ({ originPrice }) => known(originPrice), language),
  entryOf(t),
  heldColumn({ key: 'margin', drop: 5, label: t('positions.margin') }, ({ originMargin }) => originMargin, language),
  feeOf(t, language),
  profitOf(t, language),
];

const recordsOf = (t: TFunction, language: LanguageCode): Columns => [
  entryOf(t),
  priceColumn('exit', t('positions.exit'), closedAt, language),
  feeOf(t, language),
  profitOf(t, language),
];

const feeOf = (t: TFunction, language: LanguageCode): Column<LeverageOrder> =>
  heldColumn({ key: 'fee', drop: 4, label: t('positions.fee') }, ({ fee }) => fee, language);

const heldColumn = (
  column: Pick<Column<LeverageOrder>, 'key' | 'drop' | 'label'>,
  sumOf: (order: LeverageOrder) => Sum,
  language: LanguageCode,
): Column<LeverageOrder> => ({
  ...column,
  card: 'none',
  align: 'end',
  cell: order =>
    gaveBack(order) ? '—' : <Amount restOnDemand value={sumOf(order)} language={language} decimals={BRIGHT} />,
});

/** Of what is open as prices move, of what was closed as it ended. */
const profitOf = (t: TFunction, language: LanguageCode): Column<LeverageOrder> => ({
  key: 'profit',
  card: 'fact',
  label: t('positions.profit'),
  align: 'end',
  cell: order => {
    const { quote } = namesOf(order);
    if (order.status === 'open') return <LiveProfit id={order.id} quote={quote} />;
    if (closedAt(order) === null) return '—';
    return <Rise kind="amount" language={language} value={order.profit} decimals={profitDecimals(quote)} />;
  },
});

const stateOf = (t: TFunction): Column<LeverageOrder> => ({
  key: 'state',
  card: 'end',
  label: t('records.state'),
  align: 'end',
  // Why it ended, where that was not its owner's doing.
  cell: ({ status, endedBy = 'owner' }) => {
    const state = t(`records.states.${status}`);
    return endedBy === 'owner' ? state : <Over under={t(`positions.ends.${endedBy}`)}>{state}</Over>;
  },
});

const known = (price: Price): Price | null => (isPositive(price) ? price : null);

/** Whether margin and fee came back: an order that never opened costs nothing. */
export const gaveBack = ({ status }: LeverageOrder): boolean => status === 'revoked';

/** Null of what never opened. */
export const openedAt = ({ openPrice }: LeverageOrder): Price | null => known(openPrice);

/** Null of what is not closed: `price` is the present one until then. */
export const closedAt = ({ status, price }: LeverageOrder): Price | null => (status === 'closed' ? known(price) : null);
