import { later } from '@tradefloor/area/later';
import { useSession } from '@tradefloor/platform/react';
import { type ColumnsByWidth, MarketTable } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { MemberPlace } from '../member/member-place';
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

/** A visitor's page carries none of it. */
const MemberHome = later(() => import('../member/member-home').then(({ MemberHome: View }) => View), MemberPlace);

export default function Home() {
  const { t } = useTranslation();
  const isGuest = useSession().kind === 'guest';
  return (
    <>
      <QuoteTicker />
      <div className={isGuest ? styles.page : `${styles.page} ${styles.member}`}>
        {isGuest ? (
          <section className={styles.top} aria-label={t('home.welcome')}>
            <Headline />
            <Popular />
          </section>
        ) : (
          <MemberHome />
        )}
        <Banner />
        <MarketTable columns={COLUMNS} onTrade={useTrade()} />
        <Features />
        <AppDownload />
      </div>
    </>
  );
}
