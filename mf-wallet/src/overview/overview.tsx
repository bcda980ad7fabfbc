import { Link } from '@tradefloor/area/link';
import { Page } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { WaitingForWallets } from '../wallets/waiting-for-wallets';
import { AccountCards } from './account-cards';
import { Holdings } from './holdings';
import { SharesCard } from './late';
import styles from './overview.module.css';
import { TotalCard } from './total-card';

export default function Overview() {
  const { t } = useTranslation();
  return (
    <Page title={t('title.overview')} end={<WaysOn />}>
      <WaitingForWallets rows={12}>
        {wallets => (
          <>
            <TotalCard wallets={wallets} />
            <AccountCards overview={wallets.overview} />
            <div className={styles.pair}>
              <Holdings overview={wallets.overview} />
              <SharesCard overview={wallets.overview} />
            </div>
          </>
        )}
      </WaitingForWallets>
    </Page>
  );
}

function WaysOn() {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      <Link className={buttonClass({ variant: 'primary' })} to={ways.spotWallet({ open: 'deposit' })}>
        {t('wallet.deposit')}
      </Link>
      <Link className={buttonClass()} to={ways.spotWallet({ open: 'withdraw' })}>
        {t('wallet.withdraw')}
      </Link>
      <Link className={buttonClass()} to={ways.transfer()}>
        {t('title.transfer')}
      </Link>
    </div>
  );
}
