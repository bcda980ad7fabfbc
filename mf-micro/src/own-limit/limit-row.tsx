import { codeOnDemand, useOnPress } from '@tradefloor/area/later';
import type { MicroDay } from '@tradefloor/contract/ext';
import {
  type Amount,
  compare,
  decimal,
  div,
  formatNumber,
  formatTime,
  isNegative,
  isPositive,
  mul,
  neg,
  ZERO,
} from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { FactRow, UnderForm } from '@tradefloor/trading';
import { Button } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../order-form/order-form.module.css';
import { useMicroDay } from './use-micro-day';

const dialog = codeOnDemand(() => import('./limit-dialog').then(({ LimitDialog }) => LimitDialog));

/** micro.day-limit: one's own limits, and how far the day has come. Where the server has none, nothing. */
export function LimitRow() {
  const { t } = useTranslation();
  const { data: day } = useMicroDay();
  const [isSetting, setSetting] = useState(false);
  const [LimitDialog, ask] = useOnPress(dialog);
  if (day === undefined) return null;
  const { stakedLimit, lostLimit } = day;
  const hasLimit = stakedLimit !== null || lostLimit !== null;
  return (
    <UnderForm
      title={t('limit.title')}
      end={
        <Button size="small" onClick={() => void ask().then(setSetting)}>
          {t(hasLimit ? 'limit.change' : 'limit.set')}
        </Button>
      }
    >
      {hasLimit ? null : <p className={styles.quiet}>{t('limit.none')}</p>}
      {stakedLimit === null ? null : <Gone label={t('limit.staked')} gone={day.staked} limit={stakedLimit} />}
      {lostLimit === null ? null : <Gone label={t('limit.lost')} gone={lostOf(day)} limit={lostLimit} />}
      <Next day={day} />
      {LimitDialog === null ? null : <LimitDialog day={day} open={isSetting} onOpenChange={setSetting} />}
    </UnderForm>
  );
}

/** A day that has won has lost nothing. */
const lostOf = ({ result }: MicroDay): Amount => (isNegative(result) ? neg(result) : ZERO);

const PERCENT = decimal('100');

function Gone({ label, gone, limit }: { readonly label: string; readonly gone: Amount; readonly limit: Amount }) {
  const language = useLanguage();
  const isFull = compare(gone, limit) >= 0;
  const percent = isFull || !isPositive(limit) ? 100 : Number.parseInt(div(mul(gone, PERCENT), limit, 0), 10);
  return (
    <>
      <FactRow label={label}>
        <span>
          {formatNumber(gone, language, { most: 2 })} / {formatNumber(limit, language)} USDT
        </span>
      </FactRow>
      <div className={styles.track} aria-hidden="true">
        <div className={`${styles.used} ${isFull ? styles.full : ''}`} style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}

/** What was raised or lifted, and counts from the next day. */
function Next({ day }: { readonly day: MicroDay }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { stakedLimit, lostLimit, nextStakedLimit, nextLostLimit, endsAt } = day;
  const words = (limit: Amount | null) =>
    limit === null ? t('limit.nothing') : `${formatNumber(limit, language)} USDT`;
  const changes = [
    ...(stakedLimit === nextStakedLimit ? [] : [`${t('limit.staked')}: ${words(nextStakedLimit)}`]),
    ...(lostLimit === nextLostLimit ? [] : [`${t('limit.lost')}: ${words(nextLostLimit)}`]),
  ];
  if (changes.length === 0) return null;
  return (
    <p className={styles.quiet}>
      {t('limit.from', { time: formatTime(endsAt, language, 'day-and-minute'), limits: changes.join(', ') })}
    </p>
  );
}
