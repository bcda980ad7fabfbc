import { Button } from '@tradefloor/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvName, saveCsv } from '../csv/save-csv';
import { fillsFile } from './order-files';
import { useCallTrouble } from './use-call-trouble';
import type { Fills } from './use-open-orders';

/** Every fill there is, not only those in sight. */
export function FillsExport({ fills }: { readonly fills: Fills }) {
  const { t } = useTranslation();
  const trouble = useCallTrouble();
  const [isFetching, setFetching] = useState(false);
  const save = async () => {
    setFetching(true);
    try {
      saveCsv(csvName('spot-fills', Date.now()), fillsFile(await fills.all(), t));
    } catch (problem) {
      trouble(problem);
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button
      size="small"
      variant="quiet"
      start={<Download size={14} aria-hidden />}
      loading={isFetching}
      disabled={fills.fills.length === 0}
      onClick={() => void save()}
    >
      {t('orders.csv')}
    </Button>
  );
}
