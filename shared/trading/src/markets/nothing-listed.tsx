import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** In place of pairs: nothing was found, or nothing was starred yet. */
export function NothingListed({ searched }: { readonly searched: boolean }) {
  const { t } = useTranslation();
  return searched ? (
    <EmptyState title={t('markets.notFound')} text={t('markets.notFoundText')} />
  ) : (
    <EmptyState title={t('markets.noFavourites')} text={t('markets.noFavouritesText')} />
  );
}
