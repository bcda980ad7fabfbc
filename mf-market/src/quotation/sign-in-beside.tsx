import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { signInPart } from '@tradefloor/platform/parts';
import { usePart } from '@tradefloor/platform/react';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation } from 'react-router-dom';
import styles from './sign-in-beside.module.css';

const NOTHING = {};

/** The account area's sign-in form, where there is one; else the ways to it. */
export function SignInBeside() {
  const { t } = useTranslation();
  const { place, isDrawn } = usePart(signInPart, NOTHING);
  return (
    <aside className={styles.place} aria-label={t('signIn.title')}>
      <div ref={place} className={styles.part} />
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
      <Link className={buttonClass({ variant: 'primary', wide: true, size: 'large' })} to={ways.signIn({ back: here })}>
        {t('signIn.logIn')}
      </Link>
      <Link className={buttonClass({ wide: true, size: 'large' })} to={ways.register({ back: here })}>
        {t('signIn.register')}
      </Link>
    </div>
  );
}
