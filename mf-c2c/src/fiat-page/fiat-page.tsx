import { useSession } from '@tradefloor/platform/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingOrders } from '../orders/use-waiting-orders';
import { MemberPage } from './member-page';
import { FiatNav } from './fiat-nav';

/** The frame of every screen of trade between members: the way to the others, and what waits for the user. */
export function FiatPage({ children, ...page }: Omit<ComponentProps<typeof MemberPage>, 'end'>) {
  const { t } = useTranslation();
  const { kind } = useSession();
  const waiting = useWaitingOrders();
  return (
    <MemberPage {...page} end={<FiatNav label={t('nav.label')} waiting={waiting} isGuest={kind === 'guest'} />}>
      {children}
    </MemberPage>
  );
}
