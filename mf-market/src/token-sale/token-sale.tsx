import { Answered, Facts, Page } from '@tradefloor/area/page';
import type { TokenSale } from '@tradefloor/contract';
import { Donut } from '@tradefloor/charts';
import {
  type Decimal,
  decimal,
  div,
  formatNumber,
  formatPercent,
  formatTime,
  isPositive,
  mul,
} from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Panel } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './token-sale.module.css';
import { useTokenSale } from './use-token-sale';

const ROWS_LOADING = 6;
const HUNDRED = decimal('100');

export default function TokenSaleScreen() {
  const { t } = useTranslation();
  const sale = useTokenSale();
  return (
    <Page title={t('tokenSale.title')} lead={t('tokenSale.text')} size="text">
      <Answered query={sale} rows={ROWS_LOADING} failed={t('tokenSale.failed')}>
        {data => <Sale sale={data} />}
      </Answered>
    </Page>
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
          <span className={styles.share}>{formatPercent(share, language, { most: 2 })}</span>
          <span className={styles.shareOf}>{t('tokenSale.issued')}</span>
        </Donut>
        <Facts rows={facts} />
      </div>
    </Panel>
  );
}
