import type { BookRow } from '@tradefloor/market';
import { strip } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { Level } from './book-row';
import styles from './order-book.module.css';

interface SideRowsProps {
  readonly side: 'bids' | 'asks';
  /** Best first. */
  readonly rows: readonly BookRow[];
  readonly deepest: number;
  readonly own: ReadonlySet<string>;
  readonly priceDigits: number;
  readonly amountDigits: number;
  readonly onTake: (row: BookRow, withSum: boolean) => void;
}

/** One side, its best price next to the middle. */
export function SideRows({ side, rows, deepest, own, priceDigits, amountDigits, onTake }: SideRowsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const best = rows[0];
  const drawn = side === 'asks' ? rows.toReversed() : rows;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what a form sends
    <div role="group" aria-label={t(`book.side.${side}`)} className={`${styles.side} ${styles[side]}`}>
      {drawn.map(row => (
        <Level
          key={row.price}
          row={row}
          share={deepest > 0 ? Math.round((row.depth / deepest) * 1000) : 0}
          own={own.has(strip(row.price)) ? t('book.own') : null}
          isEntry={row === best}
          {...{ language, priceDigits, amountDigits, onTake }}
        />
      ))}
    </div>
  );
}
