import { useLook } from '@tradefloor/platform/react';
import { useLanguage } from '@tradefloor/platform/react';
import { formatPercent, riskShare } from '@tradefloor/money';
import { Rise, Skeleton, VisuallyHidden } from '@tradefloor/ui';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../positions/reckoning';
import { profitDecimals } from '../positions/row-figures';
import { useAccounts, usePositions } from '../positions/use-positions';
import styles from './risk.module.css';

/** What all positions together win or lose, and how near the account is to its liquidation; of each currency it is in. */
export function AccountBar() {
  const accounts = useAccounts();
  const currencies = new Set(usePositions(null).rows.flatMap(({ legalId }) => legalId ?? []));
  return [...currencies].map(id => {
    const account = accounts.find(({ currencyId }) => currencyId === id);
    return account === undefined ? <FiguresPlace key={id} /> : <AccountFigures key={id} account={account} />;
  });
}

/** As wide and as high as the figures: the positions below don't jump when balances and prices have come. */
function FiguresPlace() {
  return (
    <span className={styles.account}>
      <Skeleton width="122px" height="1lh" />
      <Skeleton width="162px" height="1lh" />
    </span>
  );
}

function AccountFigures({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isHidden = useLook().balances === 'hidden';
  const { currency, profits } = account;
  return (
    <span className={styles.account}>
      <span className={styles.figure}>
        <span className={styles.label}>{t('risk.totalProfit')}</span>
        {isHidden ? (
          <>
            <VisuallyHidden>{t('risk.hidden')}</VisuallyHidden>
            <span aria-hidden>••••••</span>
          </>
        ) : (
          <>
            <Rise kind="amount" language={language} value={profits} decimals={profitDecimals(currency)} />
            <span className={styles.unit}>{currency}</span>
          </>
        )}
      </span>
      <RiskGauge account={account} />
    </span>
  );
}

const RATE = { least: 2, most: 2 };

/** leverage.risk-warned: by colour, and by a sign for those who see none. */
function RiskGauge({ account: { rate, level } }: { readonly account: Account }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (rate === null) return null;
  const share = riskShare(rate);
  const text = formatPercent(rate, language, RATE);
  return (
    <span className={`${styles.figure} ${styles[level]}`}>
      <span className={styles.label}>{t('risk.rate')}</span>
      {level === 'calm' ? null : (
        <>
          <TriangleAlert className={styles.sign} size={14} aria-hidden />
          <VisuallyHidden>{t(`risk.level.${level}`)} </VisuallyHidden>
        </>
      )}
      <span>{text}</span>
      <meter
        className={styles.gauge}
        aria-label={t('risk.gauge')}
        min={0}
        max={100}
        value={share}
        title={t('risk.explained')}
      />
    </span>
  );
}
