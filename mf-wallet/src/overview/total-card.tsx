import { AboutBalance } from '@tradefloor/area/about';
import { Balance, HideBalances } from '@tradefloor/area/balances';
import { balanceHistory } from '@tradefloor/contract/ext';
import { dayChange, totalWorth } from '@tradefloor/market';
import type { PricedWallets } from '@tradefloor/market/react';
import { useLanguage, useLook, useOffers } from '@tradefloor/platform/react';
import { Rise } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Usdt } from '../wallets/usdt';
import styles from './total-card.module.css';
import { WorthCurve } from './worth-curve';

/** All that there is, what the day made of it, and how it came about. */
export function TotalCard({ wallets: { overview, quotes } }: { readonly wallets: PricedWallets }) {
  const { t } = useTranslation();
  // A server without it loses the curve and nothing else.
  const hasCurve = useOffers(balanceHistory) === true;
  const total = totalWorth(overview);
  return (
    <section className={`${styles.card} ${hasCurve ? styles.wide : ''}`} aria-label={t('overview.total')}>
      <div className={styles.figures}>
        <p className={styles.label}>
          {t('overview.total')} <HideBalances />
        </p>
        <p className={styles.total}>
          <Usdt value={total} />
        </p>
        <p className={styles.about}>
          <AboutBalance usdt={total} />
        </p>
        <DayChange change={dayChange(overview, quotes)} />
      </div>
      {hasCurve ? <WorthCurve total={total} /> : null}
    </section>
  );
}

function DayChange({ change }: { readonly change: ReturnType<typeof dayChange> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isHidden = useLook().balances === 'hidden';
  return (
    <dl className={styles.day}>
      <dt>{t('overview.day')}</dt>
      <dd>
        {isHidden ? (
          <Balance value={change.usdt} decimals={2} />
        ) : (
          <>
            <Rise kind="amount" language={language} value={change.usdt} /> USDT
            <span className={styles.percent}>
              (<Rise kind="percent" language={language} value={change.percent} />)
            </span>
          </>
        )}
      </dd>
    </dl>
  );
}
