import { useRows } from '@tradefloor/area/list';
import type { BalanceRow, CoinInfo, LogEntry } from '@tradefloor/contract';
import { formatNumber, formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Stepper, type StepState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './deposit-progress.module.css';
import { deposits, newestOf, stepsOf } from './deposits';
import { termsOn } from './networks';

interface DepositProgressProps {
  readonly account: 'legal' | 'change';
  readonly row: BalanceRow;
  readonly info: CoinInfo | null;
}

/** How far the newest deposits are, confirmation by confirmation. */
export function DepositProgress({ account, row, info }: DepositProgressProps) {
  const { t } = useTranslation();
  const { rows } = useRows(deposits(account, row.currencyId, row.currencyName));
  const newest = newestOf(rows);
  if (newest.length === 0) return null;
  return (
    <section className={styles.progress} aria-label={t('deposit.progress')}>
      <h3 className={styles.title}>{t('deposit.progress')}</h3>
      <ul className={styles.deposits}>
        {newest.map(entry => (
          <Deposit key={entry.id} entry={entry} currency={row.currencyName} info={info} />
        ))}
      </ul>
    </section>
  );
}

interface DepositProps {
  readonly entry: LogEntry;
  readonly currency: string;
  readonly info: CoinInfo | null;
}

function Deposit({ entry, currency, info }: DepositProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const seen = entry.confirmations ?? 0;
  // Of the network that it came over, whichever is looked at.
  const terms = info && termsOn(info, entry.network ?? null);
  const needed = { credit: terms?.confirmationsToCredit ?? null, leave: terms?.confirmationsToWithdraw ?? null };
  const states = stepsOf(entry, needed.leave);
  const seenOf = (count: number | null, state: StepState) =>
    state === 'current' && count !== null ? { note: t('deposit.seen', { seen, count }) } : {};
  return (
    <li className={styles.deposit}>
      <p className={styles.head}>
        <span className={styles.amount}>
          {formatNumber(entry.value, language)} {currency}
        </span>
        {entry.createdAt === null ? null : (
          <span className={styles.time}>{formatTime(entry.createdAt, language, 'day-and-minute')}</span>
        )}
      </p>
      <Stepper
        label={t('deposit.steps')}
        stateLabels={{
          done: t('step.done'),
          current: t('step.current'),
          coming: t('step.coming'),
          failed: t('step.failed'),
        }}
        steps={[
          { key: 'asked', state: states[0], label: t(states[0] === 'failed' ? 'deposit.rejected' : 'deposit.review') },
          {
            key: 'chain',
            state: states[1],
            label: t(states[1] === 'failed' ? 'deposit.chainFailed' : 'deposit.onChain'),
            ...seenOf(needed.credit, states[1]),
          },
          { key: 'credited', state: states[2], label: t('deposit.done') },
          // A server that does not say when it may leave has no such step.
          ...(needed.leave === null
            ? []
            : [{ key: 'free', state: states[3], label: t('deposit.free'), ...seenOf(needed.leave, states[3]) }]),
        ]}
      />
    </li>
  );
}
