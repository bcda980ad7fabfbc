import type { Quote } from '@tradefloor/contract';
import type { DrawingTool } from '@tradefloor/charts';
import { IconButton } from '@tradefloor/ui';
import { PenLine, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairDrawings } from './use-drawings';

export interface DrawProps {
  readonly pair: Quote;
  readonly drawings: PairDrawings;
  readonly tool: DrawingTool;
  readonly onTool: (tool: DrawingTool) => void;
}

const Choices = lazy(() => import('./draw-choices'));

/** While a line is being drawn it is the way out of that. */
export function DrawButton(props: DrawProps) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  if (props.tool !== 'none') {
    return (
      <IconButton size="small" label={t('chart.stopDrawing')} onClick={() => props.onTool('none')}>
        <X size={16} aria-hidden />
      </IconButton>
    );
  }
  const button = (
    <IconButton size="small" label={t('chart.draw')} onClick={() => setWanted(true)}>
      <PenLine size={14} aria-hidden />
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Choices {...props} onClosed={() => setWanted(false)} />
    </Suspense>
  );
}
