import { type ColumnsByWidth, MarketTable } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { QuoteTicker } from '../ticker/quote-ticker';
import { useTrade } from '../trade/use-trade';
import { AppDownload } from './app-download';
import { Banner } from './banner';
import { Features } from './features';
import { Headline } from './headline';
import styles from './home.module.css';
import { Popular } from './popular';

const COLUMNS: ColumnsByWidth = {
  wide: ['star', 'pair', 'price', 'change', 'high', 'low', 'week', 'trade'],
  middle: ['star', 'pair', 'price', 'change', 'week', 'trade'],
  narrow: ['star', 'pair', 'price', 'change'],
};

export default function Home() {
  const { t } = useTranslation();
  return (
    <>
      <QuoteTicker />
      <div className={styles.page}>
        <section className={styles.top} aria-label={t('home.welcome')}>
          <Headline />
          <Popular />
        </section>
        <Banner />
        <MarketTable columns={COLUMNS} onTrade={useTrade()} />
        <Features />
        <AppDownload />
      </div>
    </>
  );
}
