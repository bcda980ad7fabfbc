import { IconButton } from '@tradefloor/ui';
import { SquareFunction } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndicatorsProps } from './indicators-props';

/** Overlays are not needed for the first paint. */
const Choices = lazy(() => import('./indicator-choices'));

export function IndicatorsButton(props: IndicatorsProps) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton size="small" label={t('chart.indicators')} onClick={() => setWanted(true)}>
      <SquareFunction size={16} aria-hidden />
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Choices {...props} />
    </Suspense>
  );
}
