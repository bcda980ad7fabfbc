import { Button } from '@tradefloor/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '../failure/use-failure';
import { csvName } from './csv';
import { saveFile } from './save-file';

interface FileButtonProps {
  /** What is in it, as in `spot-fills`. */
  readonly name: string;
  readonly disabled: boolean;
  readonly make: () => string | Promise<string>;
}

/** A list as a file: every row there is, not only those in sight (list.whole-file). */
export function FileButton({ name, disabled, make }: FileButtonProps) {
  const { t } = useTranslation();
  const trouble = useFailure('read');
  const [isMaking, setMaking] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      saveFile(csvName(name, Date.now()), await make(), 'text/csv');
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
      {t('list.csv')}
    </Button>
  );
}
