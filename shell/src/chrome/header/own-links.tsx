import { useSession } from '@tradefloor/platform/react';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { ASSETS, MAIL, MESSAGES, ORDERS, SIGN_UP } from '../addresses';
import { useChrome } from '../chrome-context';
import { Link } from '../link';
import { LogInLink } from '../log-in-link';
import { leadsTo } from '../menu-entries';
import { UnreadDot } from '../unread-dot';
import { useLive } from '../use-live';
import type { View } from '../view';
import styles from './header.module.css';

/** What is the user's own: assets, orders and messages; a guest is offered to come in. */
export function OwnLinks({ route }: { readonly route: View['route'] }) {
  const { t } = useTranslation();
  const unread = useLive(useChrome().unread);
  if (useSession().kind === 'guest') return null;
  const current = (...addresses: string[]) => (addresses.some(to => leadsTo(to, route)) ? 'page' : undefined);
  return (
    <div className={styles.own}>
      <Link to={ASSETS} className={styles.item} aria-current={current(ASSETS)}>
        {t('header.assets')}
      </Link>
      <Link to={ORDERS} className={styles.item} aria-current={current(ORDERS)}>
        {t('header.orders')}
      </Link>
      <Link to={MESSAGES} className={styles.item} aria-current={current(MESSAGES, MAIL)}>
        {t('header.messages')}
        {unread ? <UnreadDot /> : null}
      </Link>
    </div>
  );
}

export function GuestLinks({ route }: { readonly route: View['route'] }) {
  const { t } = useTranslation();
  return (
    <>
      <LogInLink route={route} className={styles.item}>
        {t('header.logIn')}
      </LogInLink>
      <Link
        to={SIGN_UP}
        className={`${buttonClass({ variant: 'primary' })} ${styles.signUp}`}
        aria-current={leadsTo(SIGN_UP, route) ? 'page' : undefined}
      >
        {t('header.signUp')}
      </Link>
    </>
  );
}
