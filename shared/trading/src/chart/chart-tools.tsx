import type { Quote } from '@tradefloor/contract';
import type { DrawingTool } from '@tradefloor/charts';
import { NativeSelect, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { ChartSettings } from './chart-settings';
import styles from './chart-tools.module.css';
import { DrawButton } from './draw-button';
import { FullScreenButton } from './full-screen-button';
import { IndicatorsButton } from './indicators-button';
import { RESOLUTIONS } from './resolutions';
import type { PairDrawings } from './use-drawings';

interface ChartToolsProps {
  /** What fills the screen. */
  readonly room: HTMLElement | null;
  readonly isFull: boolean;
  readonly pair: Quote;
  readonly settings: ChartSettings;
  readonly change: (next: Partial<ChartSettings>) => void;
  readonly drawings: PairDrawings;
  readonly tool: DrawingTool;
  readonly onTool: (tool: DrawingTool) => void;
}

export function ChartTools({ room, isFull, pair, settings, change, ...drawing }: ChartToolsProps) {
  const { t } = useTranslation();
  const choice = {
    label: t('chart.resolution'),
    value: settings.resolution,
    onChange: (resolution: ChartSettings['resolution']) => change({ resolution }),
  };
  return (
    <div className={styles.tools}>
      <div className={styles.wide}>
        <Segmented {...choice} look="quiet" size="small" segments={RESOLUTIONS} />
      </div>
      <div className={styles.narrow}>
        <NativeSelect {...choice} look="quiet" labelled="hidden" options={RESOLUTIONS} />
      </div>
      <IndicatorsButton settings={settings} change={change} />
      <DrawButton pair={pair} {...drawing} />
      <FullScreenButton room={room} isFull={isFull} />
    </div>
  );
}
