import { useAreaQuery } from '@tradefloor/area';
import { currencyDetail, type Quote } from '@tradefloor/contract';
import { priceDecimals } from '@tradefloor/market';
import { usePlatform } from '@tradefloor/platform/react';
import { EmptyState, ErrorState, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './currency-info.module.css';

/** What a currency is does not change while somebody reads it. */
const STALE_MS = 3_600_000;

export function CurrencyInfo({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const { data, isPending, isFetching, refetch } = useAreaQuery({
    queryKey: ['currency', pair.currencyId],
    queryFn: ({ signal }) => http(currencyDetail, { id: pair.currencyId }, { signal }),
    staleTime: STALE_MS,
  });
  if (isPending) return <SkeletonRows rows={6} label={t('info.loading')} />;
  if (data === undefined) {
    return (
      <ErrorState title={t('info.failed')} retry={{ label: t('retry'), busy: isFetching, run: () => void refetch() }} />
    );
  }
  return (
    <article className={styles.info}>
      <header className={styles.head}>
        {pair.logo === null ? null : <img className={styles.logo} src={pair.logo} alt="" width={32} height={32} />}
        <div>
          <h3 className={styles.name}>{data.name}</h3>
          <p className={styles.code}>{pair.base}</p>
        </div>
      </header>
      {data.description === '' ? (
        <EmptyState title={t('info.empty')} />
      ) : (
        <p className={styles.text}>{data.description}</p>
      )}
      <dl className={styles.facts}>
        <Fact label={t('info.pair')} value={`${pair.base}/${pair.quote}`} />
        <Fact label={t('info.priceStep')} value={`${smallest(priceDecimals(pair))} ${pair.quote}`} />
        {pair.amountScale === null ? null : (
          <Fact label={t('info.amountStep')} value={`${smallest(pair.amountScale)} ${pair.base}`} />
        )}
        <Fact label={t('info.leverage')} value={t(pair.leverageShare === null ? 'info.no' : 'info.yes')} />
      </dl>
    </article>
  );
}

/** `smallest(2)` is 0.01: digits and a point are the same in all six languages up to there. */
const smallest = (decimals: number): string => (decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`);

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
