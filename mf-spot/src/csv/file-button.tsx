import { useFailure } from '@tradefloor/area/act';
import { Button } from '@tradefloor/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvName, saveCsv } from './save-csv';

interface FileButtonProps {
  /** What is in it, as in `spot-fills`. */
  readonly name: string;
  readonly disabled: boolean;
  readonly make: () => string | Promise<string>;
}

/** A list as a file: every row there is, not only those in sight. */
export function FileButton({ name, disabled, make }: FileButtonProps) {
  const { t } = useTranslation();
  const trouble = useFailure('read');
  const [isMaking, setMaking] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      saveCsv(csvName(name, Date.now()), await make());
    } catch (problem) {
      trouble(problem);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button
      size="small"
      variant="quiet"
      start={<Download size={14} aria-hidden />}
      loading={isMaking}
      disabled={disabled}
      onClick={() => void save()}
    >
      {t('orders.csv')}
    </Button>
  );
}
