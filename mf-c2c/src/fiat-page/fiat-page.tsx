import { Page } from '@tradefloor/area/page';
import { useSession } from '@tradefloor/platform/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingOrders } from '../orders/use-waiting-orders';
import { FiatNav } from './fiat-nav';
import styles from './fiat-page.module.css';

/** The frame of every screen of trade between members: the way to the others, and what waits for the user. */
export function FiatPage({ children, lead, ...page }: Omit<ComponentProps<typeof Page>, 'end'>) {
  const { t } = useTranslation();
  const { kind } = useSession();
  const waiting = useWaitingOrders();
  return (
    <Page
      {...page}
      lead={lead === undefined ? undefined : <span className={styles.lead}>{lead}</span>}
      end={<FiatNav label={t('nav.label')} waiting={waiting} isGuest={kind === 'guest'} />}
    >
      {children}
    </Page>
  );
}
