import type { Unread } from '@tradefloor/money';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Why what stands in a field of numbers can't be read, in words. */
export function useUnread(): (why: Unread) => string {
  const { t } = useTranslation();
  return useCallback(
    why => {
      if (why.kind === 'mark') return t('amount.unread.mark', { sign: why.decimal, example: `0${why.decimal}5` });
      if (why.kind !== 'decimals') return t('amount.unread.number');
      return why.most === 0 ? t('amount.unread.whole') : t('amount.unread.decimals', { count: why.most });
    },
    [t],
  );
}
