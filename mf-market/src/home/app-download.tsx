import { lazy, Suspense, useRef } from 'react';
import { useNear } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import styles from './app-download.module.css';

// The address can be read off the page's own: where the code can't be fetched, its place stays empty.
const QrCode = lazy(() =>
  import('@tradefloor/ui/qr').then(
    ({ QrCode: Code }) => ({ default: Code }),
    () => ({ default: () => <></> }),
  ),
);

/** The suite is its own app: the code opens this address on a phone, from where it can be installed. */
export function AppDownload() {
  const { t } = useTranslation();
  const { origin, host } = window.location;
  const code = useRef<HTMLDivElement>(null);
  const near = useNear(code);
  return (
    <section className={styles.app} aria-label={t('app.title')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('app.title')}</h2>
        <p className={styles.text}>{t('app.text')}</p>
      </div>
      <div ref={code} className={styles.code}>
        <Suspense fallback={null}>{near ? <QrCode text={origin} label={t('app.code', { host })} /> : null}</Suspense>
      </div>
    </section>
  );
}
