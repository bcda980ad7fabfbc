import { sum } from '@tradefloor/money';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useLanguage, useTopic } from '@tradefloor/platform/react';
import { Amount, buttonClass, Skeleton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../page/card';
import styles from './account-center.module.css';

const DECIMALS = 2;

/** S2 §9: amounts with two digits. */
export function Assets() {
  const { t } = useTranslation();
  const language = useLanguage();
  const overview = useTopic(balancesTopic);
  const total = overview
    ? sum([overview.legal.usdtTotal, overview.change.usdtTotal, overview.lever.usdtTotal, overview.micro.usdtTotal])
    : null;
  return (
    <Card title={t('center.assets')}>
      <p className={styles.total}>
        {total === null ? (
          <Skeleton width="180px" height="28px" />
        ) : (
          <>
            <Amount value={total} decimals={DECIMALS} language={language} />
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
