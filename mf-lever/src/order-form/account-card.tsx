import { HideBalances } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import type { Quote } from '@tradefloor/contract';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { Fact } from '@tradefloor/trading';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './order-form.module.css';

/** Under the form: what the leverage account has of the pair's quote currency, and the ways to more of it. */
export function AccountCard({ pair: { legalId, quote } }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const row = useTopic(balancesTopic)?.lever.rows.find(({ currencyId }) => currencyId === legalId);
  return (
    <section className={styles.account} aria-label={t('account.title')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('account.title')}</h3>
        <HideBalances />
      </div>
      <Fact
        isOwn
        label={t('account.available', { currency: quote })}
        value={row?.held.lever.available ?? null}
        unit={quote}
      />
      <Fact
        isOwn
        label={t('account.locked', { currency: quote })}
        value={row?.held.lever.locked ?? null}
        unit={quote}
      />
      <div className={styles.ways}>
        <Link className={buttonClass({ size: 'small' })} to={ways.transfer()}>
          {t('account.transfer')}
        </Link>
        <Link className={buttonClass({ size: 'small' })} to={ways.leverageWallet()}>
          {t('account.wallet')}
        </Link>
      </div>
    </section>
  );
}
