import { LOCALES } from '@tradefloor/money';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { Download } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '../failure/use-failure';
import { csvName } from './csv';
import { saveFile } from './save-file';

/** How often it is looked whether the new language is drawn, and after how many looks it is given up. */
const LOOK_MS = 50;
const LOOKS = 200;

interface FileButtonProps {
  /** What is in it, as in `spot-fills`. */
  readonly name: string;
  readonly disabled: boolean;
  readonly make: () => string | Promise<string>;
}

/** A list as a file: every row there is, not only those in sight (list.whole-file). */
export function FileButton({ name, disabled, make }: FileButtonProps) {
  const { t, i18n } = useTranslation();
  const { language } = usePlatform();
  const trouble = useFailure('read');
  const [isMaking, setMaking] = useState(false);
  const drawn = { make, language: i18n.language };
  const newest = useRef(drawn);
  useLayoutEffect(() => {
    newest.current = drawn;
  });
  /** Of one language: the heads are of the one that is drawn, what the server says in the rows of the one that is chosen. */
  const made = async (looks = LOOKS): Promise<string> => {
    const from = newest.current;
    const isOne = () => from.language === LOCALES[language.code()] || looks === 0;
    if (isOne()) {
      const text = await from.make();
      if (isOne()) return text;
    }
    await new Promise(again => setTimeout(again, LOOK_MS));
    return made(looks - 1);
  };
  const save = async () => {
    setMaking(true);
    try {
      saveFile(csvName(name, Date.now()), await made(), 'text/csv');
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
