import { withWayBack } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { buttonClass } from '@tradefloor/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, Link, useLocation } from 'react-router-dom';
import styles from './sign-in-beside.module.css';

/** The account area's sign-in form, where there is one; else the ways to it. */
export function SignInBeside() {
  const { t } = useTranslation();
  const { part } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const into = place.current;
    if (into === null || !part.has('sign-in')) return undefined;
    let isWanted = true;
    const mounting = part.mount('sign-in', into, {});
    mounting.then(
      mounted => (isWanted ? setDrawn(true) : void mounted.unmount()),
      () => setDrawn(false),
    );
    return () => {
      isWanted = false;
      mounting.then(
        mounted => mounted.unmount(),
        () => undefined,
      );
    };
  }, [part]);

  return (
    <aside className={styles.place} aria-label={t('signIn.title')}>
      <div ref={place} />
      {isDrawn ? null : <WaysIn />}
    </aside>
  );
}

function WaysIn() {
  const { t } = useTranslation();
  const here = createPath(useLocation());
  return (
    <div className={styles.ways}>
      <h2 className={styles.title}>{t('signIn.title')}</h2>
      <p className={styles.text}>{t('signIn.text')}</p>
      <Link
        className={buttonClass({ variant: 'primary', wide: true, size: 'large' })}
        to={withWayBack('/components/login', here)}
      >
        {t('signIn.logIn')}
      </Link>
      <Link className={buttonClass({ wide: true, size: 'large' })} to={withWayBack('/components/register', here)}>
        {t('signIn.register')}
      </Link>
    </div>
  );
}
