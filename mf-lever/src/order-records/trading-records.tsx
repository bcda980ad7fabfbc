import { useTranslation } from 'react-i18next';
import { RecordsPage } from './records-page';

/** What was opened and closed at which price, and what it brought. */
export default function TradingRecords() {
  const { t } = useTranslation();
  return <RecordsPage as="records" title={t('title.records')} />;
}
