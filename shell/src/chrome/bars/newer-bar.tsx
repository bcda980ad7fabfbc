import { Button } from '@tradefloor/ui';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import type { Newer } from '../view';
import styles from './bars.module.css';

export interface NewerBarProps {
  readonly newer: Newer;
  readonly onLater: () => void;
}

/** Calm: whoever is in the middle of a trade puts it off, and is asked again when something newer still comes. */
export function NewerBar({ newer, onLater }: NewerBarProps) {
  const { t } = useTranslation();
  const { reload } = useChrome();
  if (newer.kind === 'none') return null;
  const isPage = newer.kind === 'page';
  const waiting = isPage ? [] : newer.waiting;
  const isGone = waiting.some(each => each.isGone);
  const ready = isGone ? t('replace.gone') : t(isPage ? 'reload.ready' : 'replace.ready');
  const take = () => {
    onLater();
    if (isPage) reload();
    for (const { replace } of waiting) replace();
  };
  return (
    <section className={styles.bar} data-tone="calm" aria-label={t('status.label')}>
      <RefreshCw size={16} aria-hidden />
      <p>{ready}</p>
      <div className={styles.answers}>
        <Button size="small" variant="primary" onClick={take}>
          {t(isPage ? 'reload.now' : 'replace.now')}
        </Button>
        <Button size="small" onClick={onLater}>
          {t('reload.later')}
        </Button>
      </div>
    </section>
  );
}
