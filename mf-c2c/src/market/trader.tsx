import type { Advert } from '@tradefloor/contract';
import { formatPercent } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Avatar } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { MerchantBadge } from '../badge/merchant-badge';
import styles from './trader.module.css';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Longer, nobody counts in minutes. */
const MOST_MINUTES = 120;

/** Who published an advert, and what the exchange has on record of them. */
export function Trader({ advert }: { readonly advert: Advert }) {
  const { t } = useTranslation();
  const { ownerName, ownerIsSeller, isOwn } = advert;
  const record = useRecordTexts(advert);
  return (
    <span className={styles.trader}>
      <Avatar name={ownerName} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.cut}>{ownerName}</span>
          {ownerIsSeller ? <MerchantBadge /> : null}
          {isOwn ? <span className={styles.own}>{t('market.own')}</span> : null}
        </span>
        {record.length === 0 ? null : <span className={styles.record}>{record.map(unbroken).join(' · ')}</span>}
      </span>
    </span>
  );
}

function useRecordTexts({ ownerRecord }: Advert): readonly string[] {
  const { t } = useTranslation();
  const language = useLanguage();
  if (ownerRecord == null) return [];
  const { completedOrders, completionPercent, releaseSeconds } = ownerRecord;
  if (completedOrders === 0) return [t('record.new')];
  return [
    t('record.orders', { count: completedOrders }),
    ...(completionPercent === null ? [] : [formatPercent(completionPercent, language, { most: 1 })]),
    ...(releaseSeconds === null ? [] : [releaseText(releaseSeconds)]),
  ];

  function releaseText(seconds: number): string {
    const minutes = inUnits(seconds, MINUTE_S);
    return minutes > MOST_MINUTES
      ? t('record.releaseHours', { hours: inUnits(seconds, HOUR_S) })
      : t('record.release', { minutes });
  }
}

/** Where one line is short it is broken between two facts, never within one. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const inUnits = (seconds: number, unit: number): number => Math.max(1, Math.ceil(seconds / unit));
