import type { Quote } from '@tradefloor/contract';
import { useAreaQuery } from '@tradefloor/area';
import { Sparkline } from '@tradefloor/charts';
import { usePlatform } from '@tradefloor/platform/react';
import { Skeleton } from '@tradefloor/ui';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNear } from '../near/use-near';
import { WEEK_STALE_MS, weekOf } from './week';
import styles from './week-line.module.css';

/** Asked for once the row is in sight: twenty calls are a third of the work of drawing the page. */
export const WeekLine = memo(function WeekLine({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const place = useRef<HTMLSpanElement>(null);
  const { data, isPending } = useAreaQuery({
    queryKey: ['week', quote.key],
    queryFn: ({ signal }) => weekOf(platform, quote, signal),
    enabled: useNear(place),
    staleTime: WEEK_STALE_MS,
    refetchInterval: WEEK_STALE_MS,
  });
  const pair = `${quote.base}/${quote.quote}`;
  return (
    <span ref={place} className={styles.line}>
      {isPending ? <Skeleton height="100%" /> : null}
      {data && data.length > 1 ? (
        <Sparkline prices={[...data.slice(0, -1), quote.price]} label={t('markets.weekOf', { pair })} />
      ) : null}
    </span>
  );
});
