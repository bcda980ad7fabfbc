import { Page } from '@tradefloor/area/page';
import { useSession } from '@tradefloor/platform/react';
import { type ColumnsByWidth, MarketTable } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { useTrade } from '../trade/use-trade';
import styles from './quotation.module.css';
import { SignInBeside } from './sign-in-beside';

/** market.quotation-columns: pair, latest price, change, high, low, volume; narrow windows keep what a trader looks at first. */
const COLUMNS: ColumnsByWidth = {
  wide: ['star', 'pair', 'price', 'change', 'high', 'low', 'volume', 'trade'],
  middle: ['star', 'pair', 'price', 'change', 'high', 'low', 'volume'],
  narrow: ['star', 'pair', 'price', 'change'],
};

export default function Quotation() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Page title={t('quotation.title')}>
      <div className={session.kind === 'guest' ? styles.withForm : styles.alone}>
        <MarketTable isDense columns={COLUMNS} onTrade={useTrade()} />
        {session.kind === 'guest' ? <SignInBeside /> : null}
      </div>
    </Page>
  );
}
