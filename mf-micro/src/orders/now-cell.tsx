import { useLanguage } from '@tradefloor/platform/react';
import { Rise } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';
import type { RunningOrder } from './running-orders';
import { outcomeOf, resultOf } from './standing';
import { useStanding } from './use-standing';

/** What it would bring if it ended now; once it has ended, what it brought. */
export function NowCell({ order }: { readonly order: RunningOrder }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const standing = useStanding(order);
  if (order.status === 'closed') {
    const { outcome, result } = outcomeOf({ ...order, remainingMs: 0 });
    return <Told words={t(`outcome.${outcome}`)} value={<Rise kind="amount" language={language} value={result} />} />;
  }
  if (standing === null) return '—';
  const result = <Rise kind="amount" language={language} value={resultOf(order, standing)} />;
  return <Told words={t(`standing.${standing}`)} value={result} />;
}

function Told({ words, value }: { readonly words: string; readonly value: React.ReactNode }) {
  return (
    <span className={styles.now}>
      <span className={styles.quiet}>{words}</span> {value}
    </span>
  );
}
