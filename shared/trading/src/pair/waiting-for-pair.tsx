import { ErrorState, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { PairState } from './use-pair';
import styles from './waiting-for-pair.module.css';

/** Until the pairs are known. */
const ROWS = 24;

interface WaitingForPairProps {
  /** The screen's. */
  readonly title: string;
  readonly kind: Exclude<PairState['kind'], 'ready'>;
}

/** In place of a trading screen that has no pair yet. */
export function WaitingForPair({ title, kind }: WaitingForPairProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <h1 className={styles.title}>{title}</h1>
      {kind === 'failed' ? (
        <ErrorState title={t('markets.unreachable')} text={t('markets.unreachableText')} />
      ) : (
        <SkeletonRows rows={ROWS} label={t('markets.loading')} />
      )}
    </div>
  );
}
