import type { Quote } from '@tradefloor/contract';
import { useFavourites } from '@tradefloor/market/react';
import { Star as StarIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './star.module.css';

export function Star({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const favourites = useFavourites();
  const isStarred = favourites.has(quote.key);
  const pair = `${quote.base}/${quote.quote}`;
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isStarred}
      aria-label={t('markets.star', { pair })}
      onClick={() => favourites.toggle(quote.key)}
    >
      <StarIcon size={16} fill={isStarred ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
