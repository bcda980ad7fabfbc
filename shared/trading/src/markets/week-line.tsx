import type { Quote } from '@tradefloor/contract';
import { Sparkline } from '@tradefloor/charts';
import { Skeleton } from '@tradefloor/ui';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNear } from '../near/use-near';
import { useWeek } from './use-week';
import styles from './week-line.module.css';

/** Asked for once the row is in sight: twenty calls are a third of the work of drawing the page. */
export const WeekLine = memo(function WeekLine({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const place = useRef<HTMLSpanElement>(null);
  const { isPending, prices } = useWeek(quote, useNear(place));
  return (
    <span ref={place} className={styles.line}>
      {isPending ? <Skeleton height="100%" /> : null}
      {prices.length === 0 ? null : (
        <Sparkline prices={prices} label={t('markets.weekOf', { pair: `${quote.base}/${quote.quote}` })} />
      )}
    </span>
  );
});
