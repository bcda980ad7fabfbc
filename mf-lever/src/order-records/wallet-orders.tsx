import { useTranslation } from 'react-i18next';
import { RecordsPage } from './records-page';

/** The same among the pages of the wallet, which has its own way from page to page. */
export default function WalletOrders() {
  const { t } = useTranslation();
  return <RecordsPage as="orders" title={t('title.walletOrders')} isFramed />;
}
