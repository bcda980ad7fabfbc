import { later, NothingYet } from '@tradefloor/area/later';
import { SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

const ROWS = 4;

function FormPlace() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS} label={t('page.loading')} />;
}

/** What checks addresses, and what asks the exchange for more than the list: after it is on screen. */
export const AddressForm = later(() => import('./address-form').then(({ AddressForm: View }) => View), FormPlace);
export const GuardCard = later(() => import('./guard-card').then(({ GuardCard: View }) => View), NothingYet);
export const NetworkOfAddress = later(
  () => import('./network-of-address').then(({ NetworkOfAddress: View }) => View),
  () => '—',
);
export const UsableFrom = later(() => import('./usable-from').then(({ UsableFrom: View }) => View), NothingYet);
