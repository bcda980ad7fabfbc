import { LOCALES } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { Download } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '../failure/use-failure';
import { csvName } from './csv';
import { saveFile } from './save-file';

/** A language whose texts never come is not waited for any longer. */
const DRAWN_WITHIN_MS = 10_000;

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
  // Drawn anew also where the language before is chosen again.
  useLanguage();
  const trouble = useFailure('read');
  const [isMaking, setMaking] = useState(false);
  const drawn = { make, language: i18n.language };
  const newest = useRef(drawn);
  const onDrawn = useRef<(() => void) | null>(null);
  const isChosen = (of: string) => of === LOCALES[language.code()];
  useLayoutEffect(() => {
    newest.current = drawn;
    if (isChosen(drawn.language)) onDrawn.current?.();
  });
  const isDrawn = () =>
    isChosen(newest.current.language) ||
    new Promise<boolean>(told => {
      const timer = setTimeout(told, DRAWN_WITHIN_MS, false);
      onDrawn.current = () => {
        clearTimeout(timer);
        told(true);
      };
    });
  /** Of one language: the heads are of the one that is drawn, what the server says in the rows of the one that is chosen. */
  const made = async (): Promise<string> => {
    const isInTime = await isDrawn();
    const from = newest.current;
    const text = await from.make();
    return isChosen(from.language) || !isInTime ? text : made();
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
