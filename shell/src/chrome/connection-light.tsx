import type { Connection } from '@tradefloor/platform';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useChrome } from './chrome-context';
import { Opener } from './overlay/opener';
import { useLive } from './use-live';
import styles from './connection-light.module.css';

/** Told by shape and by word, not by colour alone: a full disc is live, a half one connects, a ring is down. */
export function ConnectionLight({ worded = false }: { readonly worded?: boolean }) {
  const { t } = useTranslation();
  const connection = useLive(useChrome().connection);
  const word = t(`connection.${connection.kind}`);
  return (
    <Opener
      popup="dialog"
      button={
        <button
          type="button"
          className={styles.light}
          data-kind={connection.kind}
          aria-label={nameOf(connection, word, t)}
        >
          <span className={styles.disc} aria-hidden />
          {worded ? <span className={styles.word}>{word}</span> : null}
        </button>
      }
      renderOverlay={({ ConnectionPopover }, trigger, startOpen) => (
        <ConnectionPopover trigger={trigger} startOpen={startOpen} />
      )}
    />
  );
}

function nameOf({ latencyMs }: Connection, word: string, t: TFunction): string {
  return latencyMs === null ? word : `${word}, ${t('connection.latencyLabel', { ms: latencyMs })}`;
}
