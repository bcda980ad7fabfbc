import type { Quote } from '@tradefloor/contract';
import { formatCompact } from '@tradefloor/money';
import { priceText, type QuoteView } from '@tradefloor/market';
import { useLanguage } from '@tradefloor/platform/react';
import { FlashingDigits, Rise } from '@tradefloor/ui';
import { memo } from 'react';
import styles from './cells.module.css';

const WAY = { up: 1, down: -1 } as const;

/** What a narrow list fills up with zeros where the pair names no scale: the five of the default would push the change out. */
const NARROW = { priceScale: 100 } as const;

interface LastPriceProps {
  readonly view: QuoteView;
  readonly isNarrow?: boolean;
}

/** Memoised by the view: of sixty rows only those whose quote changed are drawn again. */
export const LastPrice = memo(function LastPrice({ view: { quote, moved }, isNarrow = false }: LastPriceProps) {
  const language = useLanguage();
  const scale = isNarrow && quote.priceScale === null ? NARROW : quote;
  return <FlashingDigits text={priceText(quote.price, scale, language)} direction={moved === null ? 0 : WAY[moved]} />;
});

export const Change = memo(function Change({ view: { quote } }: { readonly view: QuoteView }) {
  return <Rise value={quote.change} language={useLanguage()} kind="percent" />;
});

export const Extreme = memo(function Extreme({ quote, of }: { readonly quote: Quote; readonly of: 'high' | 'low' }) {
  return <>{priceText(quote[of], quote, useLanguage())}</>;
});

export const Volume = memo(function Volume({ quote }: { readonly quote: Quote }) {
  return <>{formatCompact(quote.volume, useLanguage())}</>;
});

export function PairName({ quote }: { readonly quote: Quote }) {
  return (
    <span className={styles.pair}>
      {quote.logo === null ? null : <img className={styles.logo} src={quote.logo} alt="" width={20} height={20} />}
      <span>
        <b>{quote.base}</b>
        <span className={styles.quote}>/{quote.quote}</span>
      </span>
    </span>
  );
}
