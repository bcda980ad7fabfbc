import { Link } from '@tradefloor/area/link';
import { listDealsToServe } from '@tradefloor/contract/ext';
import { userTopic, ways } from '@tradefloor/platform';
import { useOffers, useTopic } from '@tradefloor/platform/react';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './acceptors.module.css';

/** The ways between the screens of acceptors; the desk is only for who serves at one. */
export function AcceptorNav() {
  const { t } = useTranslation();
  const serves = useTopic(userTopic)?.isAcceptor === true;
  const hasDesk = useOffers(listDealsToServe) === true && serves;
  return (
    <span className={styles.nav}>
      <Link className={buttonClass()} to={ways.acceptorDeals()}>
        {t('title.acceptorRecords')}
      </Link>
      {hasDesk ? (
        <Link className={buttonClass({ variant: 'primary' })} to={ways.acceptorDesk()}>
          {t('title.acceptorDesk')}
        </Link>
      ) : null}
    </span>
  );
}
