import { DEFAULT_PRICE_SCALE, formatNumber, isPositive } from '@tradefloor/money';
import type { QuoteView } from '@tradefloor/market';
import { useQuotes } from '@tradefloor/market/react';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { FlashingDigits, Rise } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './brand.module.css';

const SHOWN = 5;
const WAY = { up: 1, down: -1 } as const;

/** What is behind the door, as it happens. */
export function Brand() {
  const { t } = useTranslation();
  const views = useQuotes(usePlatform())
    .filter(({ quote }) => quote.shown)
    .slice(0, SHOWN);
  return (
    <aside className={styles.brand} aria-label={t('entrance.label')}>
      <div className={styles.words}>
        <h2 className={styles.promise}>{t('entrance.promise')}</h2>
        <p className={styles.text}>{t('entrance.text')}</p>
        <ul className={styles.markets} aria-label={t('entrance.markets')}>
          {views.map(view => (
            <Market key={view.quote.key} view={view} />
          ))}
        </ul>
      </div>
    </aside>
  );
}

function Market({ view: { quote, moved } }: { readonly view: QuoteView }) {
  const language = useLanguage();
  const decimals = String(quote.priceScale ?? DEFAULT_PRICE_SCALE).length - 1;
  return (
    <li className={styles.market}>
      <span>
        <b>{quote.base}</b>
        <span className={styles.quote}>/{quote.quote}</span>
      </span>
      <span className={styles.price}>
        <FlashingDigits
          text={isPositive(quote.price) ? formatNumber(quote.price, language, { least: decimals }) : '—'}
          direction={moved === null ? 0 : WAY[moved]}
        />
      </span>
      <span className={styles.change}>
        <Rise value={quote.change} language={language} kind="percent" />
      </span>
    </li>
  );
}
