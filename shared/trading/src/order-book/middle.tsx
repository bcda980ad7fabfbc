import type { Quote } from '@tradefloor/contract';
import { useQuote } from '@tradefloor/market/react';
import { formatNumber, isPositive, type Price } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { Directed } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { priceDigits } from '../pair/digits';
import styles from './order-book.module.css';

interface MiddleProps {
  readonly pair: Quote;
  readonly spread: Price | null;
  readonly onTake: (price: Price) => void;
}

const WAY = { up: 1, down: -1 } as const;

/** Between the sides: the last price, and what lies between the best two. */
export function Middle({ pair, spread, onTake }: MiddleProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const quote = useQuote(usePlatform(), pair.key);
  const price = quote?.quote.price ?? pair.price;
  const way = quote?.moved ?? null;
  const digits = { least: priceDigits(pair) };
  return (
    <div className={styles.middle}>
      <button type="button" className={styles.last} aria-label={t('book.takeLast')} onClick={() => onTake(price)}>
        <Directed direction={way === null ? 0 : WAY[way]} arrow={{ up: t('book.rising'), down: t('book.falling') }}>
          {isPositive(price) ? formatNumber(price, language, digits) : '—'}
        </Directed>
      </button>
      <span className={styles.spread}>
        {t('book.spread')} {spread === null ? '—' : formatNumber(spread, language, digits)}
      </span>
    </div>
  );
}
