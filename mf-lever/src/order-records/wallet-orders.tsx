import { useTranslation } from 'react-i18next';
import { RecordsPage } from './records-page';

/** The same among the pages of the wallet. */
export default function WalletOrders() {
  const { t } = useTranslation();
  return <RecordsPage as="orders" title={t('title.walletOrders')} />;
}
