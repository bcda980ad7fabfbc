import { useOwnQuery } from '@tradefloor/area';
import { Sparkline } from '@tradefloor/charts';
import { balanceHistory } from '@tradefloor/contract/ext';
import { type Amount, branded } from '@tradefloor/money';
import { useLook, useOffers } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import styles from './balance-card.module.css';

const DAYS = 30;

/** How the total came about, up to this moment; nothing on a server that keeps no history, or while balances are hidden. */
export function WorthLine({ total }: { readonly total: Amount }) {
  const { t } = useTranslation();
  const isOffered = useOffers(balanceHistory) === true;
  const isHidden = useLook().balances === 'hidden';
  const { data = [] } = useOwnQuery(balanceHistory, { days: DAYS }, { isWanted: isOffered && !isHidden });
  if (isHidden || data.length < 2) return null;
  const worths = [...data.slice(0, -1).map(({ usdt }) => usdt), total];
  return (
    <div className={styles.line}>
      <Sparkline prices={worths.map(usdt => branded(usdt))} label={t('member.worthLine', { number: DAYS })} />
      <span className={styles.span} aria-hidden="true">
        {t('member.days', { number: DAYS })}
      </span>
    </div>
  );
}
