import { Link } from '@tradefloor/area/link';
import { Facts } from '@tradefloor/area/page';
import type { CoinInfo } from '@tradefloor/contract';
import { type Amount, formatNumber, isPositive } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { leftToday } from './withdraw-rules';
import styles from './withdraw-form.module.css';

interface WithdrawTermsProps {
  readonly currency: string;
  readonly info: CoinInfo;
  /** By a fund password or a second step. */
  readonly isProtected: boolean;
}

/** The limits, told before anything is typed, and what cannot be undone. */
export function WithdrawTerms({ currency, info, isProtected }: WithdrawTermsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const unit = (amount: Amount | null) =>
    amount === null || !isPositive(amount) ? t('withdraw.noLimit') : `${formatNumber(amount, language)} ${currency}`;
  const left = leftToday(info);
  return (
    <aside className={styles.terms} aria-label={t('withdraw.limits')}>
      <h3 className={styles.title}>{t('withdraw.limits')}</h3>
      <Facts
        rows={[
          [t('withdraw.least'), unit(info.withdrawalMin)],
          [t('withdraw.most'), unit(info.withdrawalMax)],
          [t('withdraw.day'), unit(info.dayLimit)],
          ...(left === null ? [] : [[t('withdraw.leftToday'), `${formatNumber(left, language)} ${currency}`] as const]),
        ]}
      />
      <ul className={styles.notes}>
        <li>{t('withdraw.noteNetwork')}</li>
        <li>{t('withdraw.noteFinal')}</li>
        {isProtected ? null : (
          <li>
            {t('withdraw.noteProtect')} <Link to={ways.fundPassword()}>{t('withdraw.setFundPassword')}</Link>
          </li>
        )}
      </ul>
    </aside>
  );
}
