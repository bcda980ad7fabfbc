import type { Quote } from '@tradefloor/contract';
import { formatNumber, fromScaled } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { EmptyState, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { tickOf } from '../pair/digits';
import { Failed } from '../panel-state/failed';
import styles from './currency-info.module.css';
import { useCurrency } from './use-currency';

export function CurrencyInfo({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isPending, isFetching, refetch } = useCurrency(pair);
  if (isPending) return <SkeletonRows rows={6} label={t('info.loading')} />;
  if (data === undefined) {
    return <Failed title={t('info.failed')} busy={isFetching} retry={() => void refetch()} />;
  }
  return (
    <article className={styles.info}>
      <header className={styles.head}>
        {pair.logo === null ? null : <img className={styles.logo} src={pair.logo} alt="" width={32} height={32} />}
        <div>
          <h3 className={styles.name}>{data.name}</h3>
          {data.name === pair.base ? null : <p className={styles.code}>{pair.base}</p>}
        </div>
      </header>
      {data.description === '' ? (
        <EmptyState title={t('info.empty')} />
      ) : (
        <p className={styles.text}>{data.description}</p>
      )}
      <dl className={styles.facts}>
        <Fact label={t('info.pair')} value={`${pair.base}/${pair.quote}`} />
        <Fact label={t('info.priceStep')} value={`${formatNumber(tickOf(pair), language)} ${pair.quote}`} />
        {pair.amountScale === null ? null : (
          <Fact
            label={t('info.amountStep')}
            value={`${formatNumber(fromScaled(1n, pair.amountScale), language)} ${pair.base}`}
          />
        )}
        <Fact label={t('info.leverage')} value={t(pair.leverageShare === null ? 'info.no' : 'info.yes')} />
      </dl>
    </article>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
