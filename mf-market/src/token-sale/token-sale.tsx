import { tokenSale, type TokenSale } from '@tradefloor/contract';
import { useAreaQuery } from '@tradefloor/area';
import { Donut } from '@tradefloor/charts';
import { type Decimal, decimal, div, formatNumber, formatTime, isPositive, mul } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { ErrorState, Panel, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './token-sale.module.css';

const ROWS_LOADING = 6;
const REFRESH_MS = 30_000;
const HUNDRED = decimal('100');

export default function TokenSaleScreen() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const sale = useAreaQuery({
    queryKey: ['token-sale'],
    queryFn: ({ signal }) => platform.http(tokenSale, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('tokenSale.title')}</h1>
      <p className={styles.text}>{t('tokenSale.text')}</p>
      {sale.isError && !sale.data ? (
        <ErrorState
          title={t('tokenSale.failed')}
          retry={{ label: t('retry'), busy: sale.isFetching, run: () => void sale.refetch() }}
        />
      ) : null}
      {sale.isPending ? <SkeletonRows rows={ROWS_LOADING} label={t('loading')} /> : null}
      {sale.data ? <Sale sale={sale.data} /> : null}
    </div>
  );
}

function Sale({ sale }: { readonly sale: TokenSale }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: Decimal) => formatNumber(value, language);
  const share = isPositive(sale.total) ? div(mul(sale.issued, HUNDRED), sale.total, 2) : decimal('0');
  const facts: ReadonlyArray<readonly [string, string]> = [
    [t('tokenSale.total'), number(sale.total)],
    [t('tokenSale.start'), sale.start === null ? '—' : formatTime(sale.start, language, 'date-time')],
    [t('tokenSale.end'), sale.end === null ? '—' : formatTime(sale.end, language, 'date-time')],
    [t('tokenSale.price'), `${number(sale.price)} USDT`],
    [t('tokenSale.issued'), number(sale.issued)],
    [t('tokenSale.remaining'), number(sale.remaining)],
  ];
  return (
    <Panel className={styles.panel} label={sale.name ?? t('tokenSale.title')}>
      <div className={styles.sale}>
        <Donut
          title={t('tokenSale.chart')}
          slices={[
            { id: 'issued', label: `${t('tokenSale.issued')}, ${number(sale.issued)}`, value: sale.issued },
            { id: 'remaining', label: `${t('tokenSale.remaining')}, ${number(sale.remaining)}`, value: sale.remaining },
          ]}
        >
          <span className={styles.share}>{formatNumber(share, language, { most: 2 })}%</span>
          <span className={styles.shareOf}>{t('tokenSale.issued')}</span>
        </Donut>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
