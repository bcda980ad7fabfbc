import { useTranslation } from 'react-i18next';
import { FileButton } from '../csv/file-button';
import { fillsFile } from './order-files';
import type { Fills } from './use-open-orders';

export function FillsExport({ fills }: { readonly fills: Fills }) {
  const { t } = useTranslation();
  return (
    <FileButton
      name="spot-fills"
      disabled={fills.fills.length === 0}
      make={async () => fillsFile(await fills.all(), t)}
    />
  );
}
