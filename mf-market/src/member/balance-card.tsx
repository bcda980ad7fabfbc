import { AboutBalance } from '@tradefloor/area/about';
import { DayChange, HideBalances, Usdt } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import { dayChange, totalWorth } from '@tradefloor/market';
import { type PricedWallets, useWallets } from '@tradefloor/market/react';
import { balancesTopic, ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useQuotesNote } from '@tradefloor/trading';
import { buttonClass, ErrorState, Panel, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './balance-card.module.css';
import { WorthLine } from './worth-line';

/** All that there is, what the day made of it, and what is done with it most. */
export function BalanceCard() {
  const { t } = useTranslation();
  const wallets = useWallets();
  return (
    <Panel
      className={styles.panel}
      label={t('member.balance')}
      stale={useQuotesNote()}
      end={
        <>
          <HideBalances />
          <Link to={ways.assets()}>{t('member.assets')}</Link>
        </>
      }
    >
      <div className={styles.card}>
        {wallets.kind === 'ready' ? (
          <Figures wallets={wallets.value} />
        ) : (
          <NoFigures isFailed={wallets.kind === 'failed'} />
        )}
        <WaysOn />
      </div>
    </Panel>
  );
}

function Figures({ wallets: { overview, quotes } }: { readonly wallets: PricedWallets }) {
  const total = totalWorth(overview);
  return (
    <div className={styles.figures}>
      <div>
        <p className={styles.total}>
          <Usdt value={total} />
        </p>
        <p className={styles.about}>
          <AboutBalance usdt={total} />
        </p>
        <DayChange {...dayChange(overview, quotes)} />
      </div>
      <WorthLine total={total} />
    </div>
  );
}

function NoFigures({ isFailed }: { readonly isFailed: boolean }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  return (
    <div className={isFailed ? `${styles.figures} ${styles.failed}` : styles.figures}>
      {isFailed ? (
        <ErrorState
          title={t('member.balanceFailed')}
          retry={{ label: t('page.retry'), run: () => void platform.refresh(balancesTopic) }}
        />
      ) : (
        <SkeletonRows rows={3} label={t('member.balanceLoading')} />
      )}
    </div>
  );
}

function WaysOn() {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      <Link className={buttonClass({ variant: 'primary' })} to={ways.spotWallet({ open: 'deposit' })}>
        {t('member.deposit')}
      </Link>
      <Link className={buttonClass()} to={ways.spot()}>
        {t('member.trade')}
      </Link>
      <Link className={buttonClass()} to={ways.transfer()}>
        {t('member.transfer')}
      </Link>
    </div>
  );
}
