import { useRows, useUntilRead } from '@tradefloor/area/list';
import { Steps } from '@tradefloor/area/page';
import type { BalanceRow, CoinInfo, LogEntry } from '@tradefloor/contract';
import { formatNumber, formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, type StepState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { keyOfRecord } from '../records/record-keys';
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
  const listing = useRows(deposits(account, row.currencyId, row.currencyName));
  useUntilRead(listing);
  const newest = newestOf(listing.rows);
  if (newest.length === 0) return null;
  return (
    <section className={styles.progress} aria-label={t('deposit.progress')}>
      <h3 className={styles.title}>{t('deposit.progress')}</h3>
      <ul className={styles.deposits}>
        {newest.map(entry => (
          <Deposit key={keyOfRecord(entry)} entry={entry} currency={row.currencyName} info={info} />
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
  // Of the network that it came over, whichever is looked at.
  const terms = info && termsOn(info, entry.network ?? null);
  const needed = { credit: terms?.confirmationsToCredit ?? null, leave: terms?.confirmationsToWithdraw ?? null };
  const states = stepsOf(entry, needed.leave);
  const end = endOf(states);
  return (
    <li className={styles.deposit}>
      <p className={styles.head}>
        <span className={styles.amount}>
          {formatNumber(entry.value, language)} {currency}
        </span>
        {end === 'done' ? (
          <Badge tone="good">{t(needed.leave === null ? 'deposit.done' : 'deposit.free')}</Badge>
        ) : null}
        {end === 'rejected' || end === 'chainFailed' ? <Badge tone="danger">{t(`deposit.${end}`)}</Badge> : null}
        {entry.createdAt === null ? null : (
          <span className={styles.time}>{formatTime(entry.createdAt, language, 'day-and-minute')}</span>
        )}
      </p>
      {end === null ? <DepositSteps entry={entry} states={states} needed={needed} /> : null}
    </li>
  );
}

type States = ReturnType<typeof stepsOf>;

/** What became of it; null while something is still to come. */
function endOf(states: States): 'done' | 'rejected' | 'chainFailed' | null {
  if (states.every(state => state === 'done')) return 'done';
  if (!states.includes('failed')) return null;
  return states[0] === 'failed' ? 'rejected' : 'chainFailed';
}

interface DepositStepsProps {
  readonly entry: LogEntry;
  readonly states: States;
  readonly needed: { readonly credit: number | null; readonly leave: number | null };
}

function DepositSteps({
  entry: { confirmations: seen = 0 },
  states: [asked, chain, credited, free],
  needed,
}: DepositStepsProps) {
  const { t } = useTranslation();
  const seenOf = (count: number | null, state: StepState) =>
    state === 'current' && count !== null ? { note: t('deposit.seen', { seen, count }) } : {};
  return (
    <Steps
      label={t('deposit.steps')}
      steps={[
        { key: 'asked', state: asked, label: t('deposit.review') },
        {
          key: 'chain',
          state: chain,
          label: t('deposit.onChain'),
          ...seenOf(needed.credit, chain),
        },
        { key: 'credited', state: credited, label: t('deposit.done') },
        // A server that does not say when it may leave has no such step.
        ...(needed.leave === null
          ? []
          : [{ key: 'free', state: free, label: t('deposit.free'), ...seenOf(needed.leave, free) }]),
      ]}
    />
  );
}
