import type { Quote } from '@tradefloor/contract';
import { useFavourites } from '@tradefloor/market/react';
import { StarButton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

export function Star({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const favourites = useFavourites();
  return (
    <StarButton
      label={t('markets.star', { pair: `${quote.base}/${quote.quote}` })}
      isStarred={favourites.has(quote.key)}
      onToggle={() => favourites.toggle(quote.key)}
    />
  );
}
