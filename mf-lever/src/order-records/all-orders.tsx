import { useTranslation } from 'react-i18next';
import { RecordsPage } from './records-page';

/** The user's leverage orders over all pairs, also among the pages of the wallet. */
export default function AllOrders() {
  const { t } = useTranslation();
  return <RecordsPage as="orders" title={t('title.allOrders')} />;
}
