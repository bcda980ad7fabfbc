import { codeOnDemand, useOnPress } from '@tradefloor/area/later';
import type { DrawingTool } from '@tradefloor/charts';
import { IconButton } from '@tradefloor/ui';
import { PenLine, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawProps } from './draw-props';

const choices = codeOnDemand(() => import('./late-choices').then(({ DrawChoices }) => DrawChoices));

/** While a line is being drawn it is the way out of that. */
export function DrawButton(props: DrawProps) {
  const { t } = useTranslation();
  const { tool, onTool } = props;
  const [isWanted, setWanted] = useState(false);
  const [Choices, ask] = useOnPress(choices);
  if (tool !== 'none') return <StopButton onStop={() => onTool('none')} />;
  if (!isWanted || Choices === null) {
    return (
      <IconButton
        size="small"
        label={t('chart.draw')}
        aria-haspopup="dialog"
        onClick={() => void ask().then(setWanted)}
      >
        <PenLine size={14} aria-hidden />
      </IconButton>
    );
  }
  const choose = (next: DrawingTool) => {
    setWanted(false);
    onTool(next);
  };
  return <Choices {...props} onTool={choose} />;
}

/** Takes the focus that the menu had, and Escape from wherever it is. */
function StopButton({ onStop }: { readonly onStop: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onStop);
  useEffect(() => {
    latest.current = onStop;
  });
  // Once: the chart is drawn again as prices move, and who types elsewhere by then stays there.
  useEffect(() => {
    button.current?.focus();
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <IconButton ref={button} size="small" label={t('chart.stopDrawing')} onClick={onStop}>
      <X size={16} aria-hidden />
    </IconButton>
  );
}
