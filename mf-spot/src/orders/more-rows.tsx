import { LoadMore } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** S1 §9. */
const MORE_ABOVE_ROWS = 8;

interface MoreRowsProps {
  readonly rows: number;
  readonly hasMore: boolean;
  readonly onMore: () => Promise<void> | void;
  readonly onTrouble?: (problem: unknown) => void;
}

/** Under a list of more than eight rows: more of it, or that there is no more. */
export function MoreRows({ rows, hasMore, onMore, onTrouble }: MoreRowsProps) {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  if (rows <= MORE_ABOVE_ROWS && !hasMore) return null;
  const more = async () => {
    setLoading(true);
    try {
      await onMore();
    } catch (problem) {
      onTrouble?.(problem);
    } finally {
      setLoading(false);
    }
  };
  return (
    <LoadMore
      state={hasMore ? (isLoading ? 'loading' : 'more') : 'end'}
      label={t('more')}
      endLabel={t('nomore')}
      onMore={() => void more()}
    />
  );
}
