import { Countdown } from '@tradefloor/area/clock';
import type { AcceptorDeal } from '@tradefloor/contract';
import { Badge } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { confirmsItselfAt, stateOf, waitsForUser } from './deal-rules';
import styles from './deals.module.css';

const TONES = { asked: 'plain', transferred: 'accent', ruling: 'warn', confirmed: 'good', refused: 'danger' } as const;

/** Where a deal is, and how long before it confirms itself. */
export function DealStatus({ deal }: { readonly deal: AcceptorDeal }) {
  const { t } = useTranslation();
  const state = stateOf(deal);
  const until = confirmsItselfAt(deal);
  return (
    <span className={styles.status}>
      {until === null ? null : <Countdown deadline={until} />}
      <Badge tone={waitsForUser(deal) ? 'warn' : TONES[state]}>{t(`deals.state.${state}`)}</Badge>
    </span>
  );
}
