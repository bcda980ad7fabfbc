import type { MicroOrder } from '@tradefloor/contract';
import { Sparkline } from '@tradefloor/charts';
import { branded, formatPercent, formatSigned } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount, Rise } from '@tradefloor/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { durationText } from '../terms/duration-text';
import { curveOf, groupsOf, sumsOf } from './day-sums';
import { GroupTable } from './group-table';
import styles from './today.module.css';

interface DayViewProps {
  readonly orders: readonly MicroOrder[];
  readonly currency: string;
}

export function DayView({ orders, currency }: DayViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { sums, curve, pairs, durations } = useMemo(
    () => ({
      sums: sumsOf(orders),
      curve: curveOf(orders).map(value => branded<never>(value)),
      pairs: groupsOf(orders, ({ symbol }) => symbol),
      durations: groupsOf(orders, ({ seconds }) => durationText(seconds, t)),
    }),
    [orders, t],
  );
  const sum = (value: typeof sums.net) => <Amount value={value} language={language} decimals={2} unit={currency} />;
  return (
    <div className={styles.day}>
      <dl className={styles.facts}>
        <Figure label={t('today.net')}>
          <Rise kind="amount" language={language} value={sums.net} /> {currency}
        </Figure>
        <Figure label={t('today.winRate')}>
          {sums.winRate === null ? '—' : formatPercent(sums.winRate, language)}
        </Figure>
        <Figure label={t('today.orders')}>
          {t('today.counts', { won: sums.won, lost: sums.lost, all: sums.count })}
        </Figure>
        <Figure label={t('today.staked')}>{sum(sums.staked)}</Figure>
        <Figure label={t('today.won')}>{sum(sums.profit)}</Figure>
        <Figure label={t('today.lost')}>{sum(sums.loss)}</Figure>
        <Figure label={t('today.fees')}>{sum(sums.fees)}</Figure>
      </dl>
      <figure className={styles.curve}>
        <figcaption className={styles.label}>{t('today.curve')}</figcaption>
        <Sparkline
          prices={curve}
          label={t('today.curveOf', { sum: `${formatSigned(sums.net, language, 2)} ${currency}` })}
        />
        <p className={styles.label}>{t('today.since')}</p>
      </figure>
      <div className={styles.groups}>
        <GroupTable label={t('today.byPair')} head={t('orders.pair')} groups={pairs} />
        <GroupTable label={t('today.byDuration')} head={t('orders.duration')} groups={durations} />
      </div>
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
