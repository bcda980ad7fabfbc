import { Page } from '@tradefloor/area/page';
import { useSession } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { MarketTable } from '../markets/market-table';
import styles from './quotation.module.css';
import { SignInBeside } from './sign-in-beside';

/** S2 §2: pair, latest price, change, high, low, volume; narrow windows keep what a trader looks at first. */
const COLUMNS = {
  wide: ['star', 'pair', 'price', 'change', 'high', 'low', 'volume', 'trade'],
  middle: ['star', 'pair', 'price', 'change', 'high', 'low', 'volume'],
  narrow: ['star', 'pair', 'price', 'change'],
} as const;

export default function Quotation() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Page title={t('quotation.title')}>
      <div className={session.kind === 'guest' ? styles.withForm : styles.alone}>
        <MarketTable columns={COLUMNS} />
        {session.kind === 'guest' ? <SignInBeside /> : null}
      </div>
    </Page>
  );
}
