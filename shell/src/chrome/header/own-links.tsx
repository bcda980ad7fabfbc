import { ways } from '@tradefloor/platform';
import { useSession } from '@tradefloor/platform/react';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { Link } from '../link';
import { LogInLink } from '../log-in-link';
import { currentAt } from '../menu-entries';
import { UnreadDot } from '../unread-dot';
import { useLive } from '../use-live';
import type { View } from '../view';
import styles from './header.module.css';

/** What is the user's own: assets, orders and messages; a guest is offered to come in. */
export function OwnLinks({ route }: { readonly route: View['route'] }) {
  const { t } = useTranslation();
  const unread = useLive(useChrome().unread);
  if (useSession().kind === 'guest') return null;
  const current = (to: string) => currentAt(to, route);
  return (
    <div className={styles.own}>
      <Link to={ways.assets()} className={styles.item} aria-current={current(ways.assets())}>
        {t('header.assets')}
      </Link>
      <Link to={ways.entrusts()} className={styles.item} aria-current={current(ways.entrusts())}>
        {t('header.orders')}
      </Link>
      <Link to={ways.messages()} className={styles.item} aria-current={current(ways.messages())}>
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
        to={ways.register()}
        className={buttonClass({ variant: 'primary' })}
        aria-current={currentAt(ways.register(), route)}
      >
        {t('header.signUp')}
      </Link>
    </>
  );
}
