import { later, NothingYet } from '@tradefloor/area/later';
import type { Quote } from '@tradefloor/contract';
import type { BookRow, BookView, LiveView } from '@tradefloor/market';
import { useBook } from '@tradefloor/market/react';
import { type Amount, type Price, scaleOf } from '@tradefloor/money';
import { usePlatform } from '@tradefloor/platform/react';
import { EmptyState, Panel, SkeletonRows } from '@tradefloor/ui';
import { useOrderSheet } from '@tradefloor/ui/trading-layout';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountDigits } from '../pair/digits';
import { Failed } from '../panel-state/failed';
import { useStaleNote } from '../panel-state/stale-note';
import { type BookSides, keptSides } from './kept-book';
import { Middle } from './middle';
import styles from './order-book.module.css';
import { ownLevels, type StandingOrder } from './own-levels';
import { SideRows } from './side-rows';
import { useFittingRows } from './use-fitting-rows';
import { type Grouping, useGrouping } from './use-grouping';

// The book is read first, and arranged later.
const BookTools = later(() => import('../late').then(late => late.BookTools), NothingYet);

interface OrderBookProps {
  readonly pair: Quote;
  /** The trader's open orders, whose rows are marked; the same list until it changes. */
  readonly own?: readonly StandingOrder[];
  /** A row was pressed: its price, and with a modifier all that stands up to it. */
  readonly onTake: (price: Price, sum: Amount | null) => void;
}

export function OrderBook({ pair, own = NONE, onTake }: OrderBookProps) {
  const { t } = useTranslation();
  const openForm = useOrderSheet();
  const take = useCallback(
    (price: Price, sum: Amount | null) => {
      onTake(price, sum);
      openForm?.();
    },
    [onTake, openForm],
  );
  const grouping = useGrouping(pair);
  const [sides, setSides] = useState(() => keptSides.get());
  const { place, rows } = useFittingRows();
  const perSide = Math.max(1, Math.floor(rows / (sides === 'both' ? 2 : 1)));
  const book = useBook(usePlatform(), pair.key, { rows: perSide, step: grouping.window });
  const choose = (next: BookSides) => {
    keptSides.set(next);
    setSides(next);
  };
  return (
    <Panel
      label={t('book.title')}
      className={styles.panel}
      stale={useStaleNote(book.freshness)}
      end={<BookTools grouping={grouping} sides={sides} onSides={choose} />}
    >
      <div className={styles.book}>
        <div className={styles.heads} aria-hidden="true">
          <span>{t('book.price', { unit: pair.quote })}</span>
          <span>{t('book.amount', { unit: pair.base })}</span>
          <span>{t('book.sum')}</span>
        </div>
        <div ref={place} className={styles.place}>
          <Content {...{ book, pair, own, grouping, sides, perSide }} onTake={take} />
        </div>
      </div>
    </Panel>
  );
}

const NONE: readonly never[] = [];

interface ContentProps extends Required<OrderBookProps> {
  readonly book: LiveView<BookView>;
  readonly grouping: Grouping;
  readonly sides: BookSides;
  readonly perSide: number;
}

function Content(props: ContentProps) {
  const { book, pair, own, grouping, sides, perSide, onTake } = props;
  const { kind, view, retry } = book;
  const { t } = useTranslation();
  const marked = useMemo(() => ownLevels(own, grouping.step), [own, grouping.step]);
  const take = useCallback((row: BookRow, withSum: boolean) => onTake(row.price, withSum ? row.sum : null), [onTake]);
  if (kind === 'loading') return <SkeletonRows rows={perSide} label={t('book.loading')} />;
  if (kind === 'failed') return <Failed title={t('book.failed')} retry={retry} />;
  if (view.bids.length === 0 && view.asks.length === 0) return <EmptyState title={t('book.empty')} />;
  const rows = {
    deepest: view.deepest,
    priceDigits: scaleOf(grouping.step),
    amountDigits: amountDigits(pair),
    onTake: take,
  };
  return (
    <>
      {sides === 'bids' ? null : <SideRows side="asks" rows={view.asks} own={marked.asks} {...rows} />}
      <Middle pair={pair} spread={view.spread} onTake={price => onTake(price, null)} />
      {sides === 'asks' ? null : <SideRows side="bids" rows={view.bids} own={marked.bids} {...rows} />}
    </>
  );
}
