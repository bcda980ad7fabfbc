import type { Quote } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import styles from './calculator.module.css';
import type { HandsForLoss } from './hands-for-loss';

interface FoundHandsProps {
  readonly pair: Quote;
  readonly found: HandsForLoss | null;
}

/** How many hands it may be, or why none. No live region: it follows the mark and each key. */
export function FoundHands({ pair, found }: FoundHandsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (value: Parameters<typeof formatNumber>[0]) =>
    `${formatNumber(value, language, { least: 2 })} ${pair.quote}`;
  return (
    <div className={styles.found}>
      <span className={styles.foundHands}>
        <span>{t('calculator.handsFound')}</span>
        <strong>{found?.kind === 'hands' ? formatNumber(found.hands, language) : '—'}</strong>
      </span>
      <span className={found === null || found.kind === 'hands' ? styles.quiet : styles.warning}>{words()}</span>
    </div>
  );

  function words(): string {
    switch (found?.kind) {
      case undefined:
        return t('calculator.needed');
      case 'no-loss':
        return t('calculator.noLoss');
      case 'too-few':
        return t('calculator.tooFew', { loss: money(found.least) });
      case 'hands': {
        const loss = t('calculator.lossFound', { loss: money(found.loss) });
        return found.isMost ? `${loss} ${t('calculator.isMost')}` : loss;
      }
      default:
        return found satisfies never;
    }
  }
}
