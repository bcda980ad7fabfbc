import { ErrorState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** A panel whose data did not come; only that panel. */
export function Failed({ title, retry, busy = false }: { title: string; retry: () => void; busy?: boolean }) {
  const { t } = useTranslation();
  return <ErrorState title={title} retry={{ label: t('page.retry'), busy, run: retry }} />;
}
