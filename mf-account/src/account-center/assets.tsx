import { Balance, HideBalances } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import { Card } from '@tradefloor/area/page';
import { sum } from '@tradefloor/money';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { buttonClass, Skeleton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './account-center.module.css';

const DECIMALS = 2;

/** look.bright-digits: two of an amount. */
export function Assets() {
  const { t } = useTranslation();
  const overview = useTopic(balancesTopic);
  const total = overview
    ? sum([overview.legal.usdtTotal, overview.change.usdtTotal, overview.lever.usdtTotal, overview.micro.usdtTotal])
    : null;
  return (
    <Card title={t('center.assets')} end={<HideBalances />}>
      <p className={styles.total}>
        {total === null ? (
          <Skeleton width="180px" height="1lh" />
        ) : (
          <>
            <Balance value={total} decimals={DECIMALS} />
            <span className={styles.unit}>USDT</span>
          </>
        )}
      </p>
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
