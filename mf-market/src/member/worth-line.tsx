import { Sparkline } from '@tradefloor/charts';
import { type Amount, branded } from '@tradefloor/money';
import { useTranslation } from 'react-i18next';
import styles from './balance-card.module.css';
import { useWorths } from './use-worths';

const DAYS = 30;

/** How the total came about, up to this moment; nothing on a server that keeps no history, or while balances are hidden. */
export function WorthLine({ total }: { readonly total: Amount }) {
  const { t } = useTranslation();
  const before = useWorths(DAYS);
  if (before.length === 0) return null;
  const worths = [...before, total];
  return (
    <div className={styles.line}>
      <Sparkline prices={worths.map(usdt => branded(usdt))} label={t('member.worthLine', { number: DAYS })} />
      <span className={styles.span} aria-hidden="true">
        {t('member.days', { number: DAYS })}
      </span>
    </div>
  );
}
