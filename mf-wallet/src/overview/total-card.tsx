import { AboutBalance } from '@tradefloor/area/about';
import { DayChange, HideBalances, Usdt } from '@tradefloor/area/balances';
import { balanceHistory } from '@tradefloor/contract/ext';
import { dayChange, totalWorth } from '@tradefloor/market';
import type { PricedWallets } from '@tradefloor/market/react';
import { useOffers } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { CurvePlace, WorthCurve } from './late';
import styles from './total-card.module.css';

/** All that there is, what the day made of it, and how it came about. */
export function TotalCard({ wallets: { overview, quotes } }: { readonly wallets: PricedWallets }) {
  const { t } = useTranslation();
  // A server without it loses the curve and nothing else; until it has said so, the place is kept.
  const offersCurve = useOffers(balanceHistory);
  const total = totalWorth(overview);
  return (
    <section className={`${styles.card} ${offersCurve === false ? '' : styles.wide}`} aria-label={t('overview.total')}>
      <div className={styles.figures}>
        <p className={styles.label}>
          {t('overview.total')} <HideBalances />
        </p>
        <p className={styles.total}>
          <Usdt value={total} />
        </p>
        <p className={styles.about}>
          <AboutBalance usdt={total} also="CNY" />
        </p>
        <div className={styles.day}>
          <DayChange {...dayChange(overview, quotes)} />
        </div>
      </div>
      {offersCurve === null ? <CurvePlace /> : null}
      {offersCurve === true ? <WorthCurve total={total} /> : null}
    </section>
  );
}
