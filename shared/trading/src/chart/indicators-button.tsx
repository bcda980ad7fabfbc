import { codeOnDemand, useOnPress } from '@tradefloor/area/later';
import { IconButton } from '@tradefloor/ui';
import { SquareFunction } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndicatorsProps } from './indicators-props';

/** Overlays are not needed for the first paint. */
const choices = codeOnDemand(() => import('./late-choices').then(({ IndicatorChoices }) => IndicatorChoices));

export function IndicatorsButton(props: IndicatorsProps) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const [Choices, ask] = useOnPress(choices);
  if (isWanted && Choices !== null) return <Choices {...props} />;
  return (
    <IconButton size="small" label={t('chart.indicators')} onClick={() => void ask().then(setWanted)}>
      <SquareFunction size={16} aria-hidden />
    </IconButton>
  );
}
