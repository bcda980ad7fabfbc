import type { Amount, Decimal } from '@tradefloor/money';
import { useLanguage, useLook } from '@tradefloor/platform/react';
import { Rise } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Balance } from './balance';
import styles from './day-change.module.css';

interface DayChangeProps {
  readonly usdt: Amount;
  /** Null where there was nothing a day ago. */
  readonly percent: Decimal | null;
}

/** What the day made of what somebody owns; hidden with it. */
export function DayChange({ usdt, percent }: DayChangeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isHidden = useLook().balances === 'hidden';
  return (
    <dl className={styles.day}>
      <dt>{t('balance.day')}</dt>
      <dd>
        {isHidden ? (
          <Balance value={usdt} decimals={2} />
        ) : (
          <>
            <Rise kind="amount" language={language} value={usdt} /> USDT
            <span className={styles.percent}>
              (<Rise kind="percent" language={language} value={percent} />)
            </span>
          </>
        )}
      </dd>
    </dl>
  );
}
