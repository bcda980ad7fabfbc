import { scaleOf, formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { named, NativeSelect, useKeptFocus } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { BOOK_SIDES, type BookSides } from './kept-book';
import styles from './order-book.module.css';
import type { Grouping } from './use-grouping';

interface BookToolsProps {
  readonly grouping: Grouping;
  readonly sides: BookSides;
  readonly onSides: (sides: BookSides) => void;
}

/** Where a book has become thinner than where they were, who goes by the arrows is at its deepest level. */
const LEVELS = { items: `.${styles.level}`, heir: (level: Element) => level };

export function BookTools({ grouping, sides, onSides }: BookToolsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // Here, as it comes later than the book's first paint.
  useKeptFocus(LEVELS);
  return (
    <>
      <span className={styles.sides}>
        {BOOK_SIDES.map(one => (
          <button
            key={one}
            type="button"
            className={styles.sidesButton}
            {...named(t(`book.show.${one}`))}
            aria-pressed={one === sides}
            onClick={() => onSides(one)}
          >
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              {one === 'bids' ? null : <rect className={styles.askIcon} width="6" height={one === 'both' ? 6 : 14} />}
              {one === 'asks' ? null : (
                <rect
                  className={styles.bidIcon}
                  width="6"
                  y={one === 'both' ? 8 : 0}
                  height={one === 'both' ? 6 : 14}
                />
              )}
              <path className={styles.linesIcon} d="M8 1h6M8 5h6M8 9h6M8 13h6" />
            </svg>
          </button>
        ))}
      </span>
      <NativeSelect
        look="quiet"
        label={t('book.grouping')}
        labelled="hidden"
        value={grouping.step}
        onChange={grouping.choose}
        options={grouping.steps.map(step => ({
          value: step,
          label: formatNumber(step, language, { least: scaleOf(step) }),
        }))}
      />
    </>
  );
}
