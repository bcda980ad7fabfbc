import type { BookRow } from '@tradefloor/market';
import { formatNumber, strip } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { Level } from './book-row';
import styles from './order-book.module.css';
import { furtherOrders, type OwnRows } from './own-levels';

interface SideRowsProps {
  readonly side: 'bids' | 'asks';
  /** Best first. */
  readonly rows: readonly BookRow[];
  readonly deepest: number;
  readonly own: OwnRows;
  readonly priceDigits: number;
  readonly amountDigits: number;
  readonly onTake: (row: BookRow, withSum: boolean) => void;
}

/** One side, its best price next to the middle. */
export function SideRows({ side, rows, deepest, own, priceDigits, amountDigits, onTake }: SideRowsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // Those deeper than all rows take the place of the outermost one, and tell of it too where it is one's own.
  const hasFurther = furtherOrders(side, own, rows.at(-1)?.price) !== null;
  const shown = hasFurther && rows.length > 1 ? rows.slice(0, -1) : rows;
  const further = hasFurther ? furtherOrders(side, own, shown.at(-1)?.price) : null;
  const levels = shown.map((row, at) => (
    <Level
      // oxlint-disable-next-line react/no-array-index-key -- its place from the middle: a price that comes or goes changes what rows say, and moves none
      key={at}
      row={row}
      share={deepest > 0 ? Math.round((row.depth / deepest) * 1000) : 0}
      own={own.has(strip(row.price)) ? t('book.own') : null}
      isEntry={at === 0}
      {...{ language, priceDigits, amountDigits, onTake }}
    />
  ));
  const edge =
    further === null ? null : (
      <p className={`${styles.level} ${styles.further}`} data-own="">
        <span className={styles.price}>{formatNumber(further.nearest, language, { least: priceDigits })}</span>
        <span>{t('book.further', { count: further.count })}</span>
      </p>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what a form sends
    <div role="group" aria-label={t(`book.side.${side}`)} className={`${styles.side} ${styles[side]}`}>
      {side === 'asks' && edge}
      {side === 'asks' ? levels.toReversed() : levels}
      {side === 'bids' && edge}
    </div>
  );
}
