import type { Quote } from '@tradefloor/contract';
import type { DrawingTool } from '@tradefloor/charts';
import type { Freshness } from '@tradefloor/market';
import { OverlaysIn, Panel, TabPanel, Tabs } from '@tradefloor/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencyInfo } from '../currency-info/currency-info';
import { DepthView } from '../depth/depth-view';
import { useKeptTab } from '../panel-state/use-kept-tab';
import { useStaleNote } from '../panel-state/stale-note';
import { CandleView } from './candle-view';
import styles from './chart-panel.module.css';
import { useChartSettings } from './chart-settings';
import { ChartTools } from './chart-tools';
import type { OwnOrders } from './own-marks';
import { useDrawings } from './use-drawings';
import { useFullScreen } from './use-full-screen';

const TABS = ['chart', 'depth', 'info'] as const;

interface ChartPanelProps extends Partial<OwnOrders> {
  readonly pair: Quote;
  /** The cross at an order's line was pressed. */
  readonly onCancelLine?: (line: string) => void;
}

const NONE: readonly never[] = [];
const nothing = () => undefined;

/** Candles, depth, and what the currency is, of the pair that is on screen. */
export function ChartPanel({ pair, orders = NONE, fills = NONE, onCancelLine = nothing }: ChartPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const isFull = useFullScreen(room);
  const [tab, setTab] = useKeptTab('chart', TABS);
  const [freshness, setFreshness] = useState<Freshness>('live');
  const [tool, setTool] = useState<DrawingTool>('none');
  const { settings, change } = useChartSettings();
  const drawings = useDrawings(pair.key);
  const head = (
    <div className={styles.head}>
      {tab === 'chart' && <ChartTools {...{ room, isFull, pair, settings, change, drawings, tool }} onTool={setTool} />}
      <div className={styles.tabs}>
        <Tabs
          id={id}
          label={t('chart.views')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'chart', label: t('chart.candles') },
            { value: 'depth', label: t('depth.title') },
            { value: 'info', label: t('info.title') },
          ]}
        />
      </div>
    </div>
  );
  return (
    <OverlaysIn place={isFull ? room : null}>
      <div ref={setRoom} className={styles.room}>
        <Panel label={t('chart.title')} head={head} stale={useStaleNote(freshness)} className={styles.panel}>
          <TabPanel id={id} value={tab} className={styles.view ?? ''}>
            {tab === 'chart' && (
              <CandleView
                {...{ pair, orders, fills, drawings, tool, onCancelLine, ...settings }}
                onDrawn={() => setTool('none')}
                onFreshness={setFreshness}
              />
            )}
            {tab === 'depth' && <DepthView key={pair.key} pair={pair} onFreshness={setFreshness} />}
            {tab === 'info' && <CurrencyInfo key={pair.key} pair={pair} />}
          </TabPanel>
        </Panel>
      </div>
    </OverlaysIn>
  );
}
