import type { Quote } from '@tradefloor/contract';
import { useFavourites } from '@tradefloor/market/react';
import { StarButton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

export function PairStar({ pair }: { readonly pair: Pick<Quote, 'key' | 'base' | 'quote'> }) {
  const { t } = useTranslation();
  const favourites = useFavourites();
  return (
    <StarButton
      label={t('markets.star', { pair: `${pair.base}/${pair.quote}` })}
      isStarred={favourites.has(pair.key)}
      onToggle={() => favourites.toggle(pair.key)}
    />
  );
}
