import { HideBalances, Worth } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import { Card } from '@tradefloor/area/page';
import { totalWorth } from '@tradefloor/market';
import { useWallets } from '@tradefloor/market/react';
import { balancesTopic, ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { buttonClass, ErrorState, Skeleton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './account-center.module.css';

/** The same total as on the home page and in the wallet: at this moment's prices. */
export function Assets() {
  const { t } = useTranslation();
  return (
    <Card title={t('center.assets')} end={<HideBalances />}>
      <Total />
      <div className={styles.doors}>
        <Link className={buttonClass({ variant: 'primary' })} to={ways.spotWallet()}>
          {t('center.deposit')}
        </Link>
        <Link className={buttonClass()} to={ways.transfer()}>
          {t('center.transfer')}
        </Link>
        <Link className={buttonClass()} to={ways.assets()}>
          {t('center.wallet')}
        </Link>
      </div>
    </Card>
  );
}

function Total() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const wallets = useWallets();
  if (wallets.kind === 'failed') {
    return (
      <ErrorState
        title={t('center.assetsFailed')}
        retry={{ label: t('page.retry'), run: () => void platform.refresh(balancesTopic) }}
      />
    );
  }
  return (
    <p className={styles.total}>
      {wallets.kind === 'loading' ? (
        <Skeleton width="180px" height="1lh" />
      ) : (
        <>
          <Worth value={totalWorth(wallets.value.overview)} />
          <span className={styles.unit}>USDT</span>
        </>
      )}
    </p>
  );
}
