import { MarketTable } from '../markets/market-table';
import { QuoteTicker } from '../ticker/quote-ticker';
import { AppDownload } from './app-download';
import { Banner } from './banner';
import { Features } from './features';
import { Headline } from './headline';
import styles from './home.module.css';
import { Popular } from './popular';
import { useTranslation } from 'react-i18next';

const COLUMNS = {
  wide: ['star', 'pair', 'price', 'change', 'high', 'low', 'week', 'trade'],
  middle: ['star', 'pair', 'price', 'change', 'week', 'trade'],
  narrow: ['star', 'pair', 'price', 'change'],
} as const;

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
        <MarketTable columns={COLUMNS} />
        <Features />
        <AppDownload />
      </div>
    </>
  );
}
