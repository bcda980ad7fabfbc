import type { BookRow } from '@tradefloor/market';
import { formatNumber, type LanguageCode } from '@tradefloor/money';
import { VisuallyHidden } from '@tradefloor/ui';
import { type KeyboardEvent, memo, type MouseEvent, useRef } from 'react';
import styles from './order-book.module.css';

interface LevelProps {
  readonly row: BookRow;
  /** Of the longest bar, in thousandths. */
  readonly share: number;
  readonly language: LanguageCode;
  readonly priceDigits: number;
  readonly amountDigits: number;
  /** What is said where one's own order stands; null where none does. */
  readonly own: string | null;
  /** The one of its side that the keyboard comes to; the arrows go on from there. */
  readonly isEntry: boolean;
  readonly onTake: (row: BookRow, withSum: boolean) => void;
}

/** Memoised: of forty rows only those are drawn again in which something changed. */
export const Level = memo(function Level(props: LevelProps) {
  const { row, share, language, priceDigits, amountDigits, own, isEntry, onTake } = props;
  // A press means what the row said as it began, whatever it says when the finger is up.
  const pressed = useRef<BookRow>(null);
  const take = ({ detail, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const meant = detail === 0 ? row : (pressed.current ?? row);
    pressed.current = null;
    onTake(meant, shiftKey || ctrlKey || metaKey);
  };
  return (
    <button
      type="button"
      className={styles.level}
      tabIndex={isEntry ? 0 : -1}
      data-own={own === null ? undefined : ''}
      onPointerDown={() => {
        pressed.current = row;
      }}
      onClick={take}
      onKeyDown={goByArrow}
    >
      <i className={styles.bar} style={{ transform: `scaleX(${share / 1000})` }} />
      <span className={styles.price}>{formatNumber(row.price, language, { least: priceDigits })}</span>
      {/* Another price begins a flash of its own. */}
      <span key={row.price} className={row.changed === null ? undefined : styles.changed}>
        {formatNumber(row.amount, language, { least: amountDigits })}
      </span>
      <span>{formatNumber(row.sum, language, { least: amountDigits })}</span>
      {own === null ? null : <VisuallyHidden>{own}</VisuallyHidden>}
    </button>
  );
});

function goByArrow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const from = document.activeElement;
  const to = event.key === 'ArrowUp' ? from?.previousElementSibling : from?.nextElementSibling;
  if (!(to instanceof HTMLElement)) return;
  event.preventDefault();
  to.focus();
}
