import { Facts, Steps, useCopied } from '@tradefloor/area/page';
import type { LogEntry } from '@tradefloor/contract';
import { abs, formatNumber, formatTime, sub } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { CopyButton, Dialog } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { networkName } from '../deposit/networks';
import { chainStepsOf, isGivenBack } from './chain-steps';
import styles from './records.module.css';
import { useRecordWords } from './use-record-words';

export interface RecordDetailsProps {
  readonly entry: LogEntry;
  readonly onClose: () => void;
}

/** All that is known of one record, and of a deposit or withdrawal how far it is. */
export function RecordDetails({ entry, onClose }: RecordDetailsProps) {
  const { t } = useTranslation();
  const kind = entry.kind ?? 'other';
  const title = t(`records.one.${kind}`, { currency: entry.currencyName ?? '' });
  return (
    <Dialog open title={title} closeLabel={t('records.close')} onOpenChange={open => open || onClose()}>
      <div className={styles.record}>
        {entry.status === null ? null : <Timeline entry={entry} />}
        {isGivenBack(entry) ? <p className={styles.note}>{t('records.givenBack')}</p> : null}
        <RecordFacts entry={entry} />
      </div>
    </Dialog>
  );
}

function Timeline({ entry }: { readonly entry: LogEntry }) {
  const { t } = useTranslation();
  const { confirmations: seen = 0, confirmationsNeeded: needed } = entry;
  return (
    <Steps
      label={t('records.timeline')}
      steps={chainStepsOf(entry).map(([step, state]) => ({
        key: step,
        state,
        label: t(`records.steps.${step}`),
        note:
          step === 'chain' && state === 'current' && needed !== undefined
            ? t('records.confirmations', { seen: Math.min(seen, needed), count: needed })
            : undefined,
      }))}
    />
  );
}

function RecordFacts({ entry }: { readonly entry: LogEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value, fee, kind, createdAt, network, address, hash, currencyName, info } = entry;
  const words = useRecordWords();
  const copied = useCopied();
  const unit = (amount: Parameters<typeof formatNumber>[0]) =>
    `${formatNumber(amount, language)} ${currencyName ?? ''}`;
  const rows: Array<readonly [string, ReactNode]> = [
    [t('records.amount'), unit(kind === 'deposit' || kind === 'withdrawal' ? abs(value) : value)],
  ];
  if (kind === 'withdrawal' && fee !== undefined) {
    rows.push([t('records.fee'), unit(fee)], [t('withdraw.received'), unit(sub(abs(value), fee))]);
  }
  if (entry.account !== '') rows.push([t('records.account'), words.account(entry)]);
  if (info !== '') rows.push([t('records.info'), info]);
  if (createdAt !== null) rows.push([t('records.time'), formatTime(createdAt, language, 'date-time')]);
  if (network !== undefined) rows.push([t('records.network'), networkName(network)]);
  for (const [name, text] of [
    ['address', address],
    ['hash', hash],
  ] as const) {
    if (text === null) continue;
    rows.push([
      t(`records.${name}`),
      <span key={name} className={styles.copied}>
        <span className={styles.address}>{text}</span>
        <CopyButton text={text} label={t(`records.copy.${name}`)} {...copied} />
      </span>,
    ]);
  }
  return <Facts rows={rows} />;
}
