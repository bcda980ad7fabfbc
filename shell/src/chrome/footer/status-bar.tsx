import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { ConnectionLight } from '../connection-light';
import { useLive } from '../use-live';
import { ColumnLinks } from './column-links';
import { useUtcClock } from './use-utc-clock';
import styles from './status-bar.module.css';

/** The slim line under a trading screen: is it live, how late, help, and the exchange's time. */
export function StatusBar() {
  const { t } = useTranslation();
  const { connection, platform } = useChrome();
  const { latencyMs } = useLive(connection);
  const time = useUtcClock(platform.bus);
  return (
    <footer className={styles.bar} aria-label={t('status.label')}>
      <span className={styles.state}>
        <ConnectionLight worded />
        {latencyMs === null ? null : t('connection.latency', { ms: latencyMs })}
      </span>
      <ColumnLinks />
      <time className={styles.clock}>{t('status.clock', { time })}</time>
    </footer>
  );
}
