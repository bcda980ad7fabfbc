import type { Quote } from '@tradefloor/contract';
import type { DrawingTool } from '@tradefloor/charts';
import { Panel, type Staleness, TabPanel, Tabs } from '@tradefloor/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencyInfo } from '../currency-info/currency-info';
import { DepthView } from '../depth/depth-view';
import { CandleView } from './candle-view';
import styles from './chart-panel.module.css';
import { useChartSettings } from './chart-settings';
import { ChartTools } from './chart-tools';
import type { OwnOrders } from './own-marks';
import { useDrawings } from './use-drawings';

type ChartTab = 'chart' | 'depth' | 'info';

interface ChartPanelProps extends Partial<OwnOrders> {
  readonly pair: Quote;
}

const NONE: readonly never[] = [];

/** Candles, depth, and what the currency is, of the pair that is on screen. */
export function ChartPanel({ pair, orders = NONE, fills = NONE }: ChartPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<ChartTab>('chart');
  const [staleness, setStaleness] = useState<Staleness>('fresh');
  const [tool, setTool] = useState<DrawingTool>('none');
  const { settings, change } = useChartSettings();
  const drawings = useDrawings(pair.key);
  const head = (
    <div className={styles.head}>
      {tab === 'chart' && <ChartTools {...{ room, pair, settings, change, drawings, tool }} onTool={setTool} />}
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
  const age = t(staleness === 'late' ? 'chart.late' : 'chart.stale');
  return (
    <div ref={room} className={styles.room}>
      <Panel label={t('chart.title')} head={head} stale={{ staleness, text: age }} className={styles.panel}>
        <TabPanel id={id} value={tab} className={styles.view ?? ''}>
          {tab === 'chart' && (
            <CandleView
              {...{ pair, orders, fills, drawings, tool, ...settings }}
              onDrawn={() => setTool('none')}
              onFreshness={setStaleness}
            />
          )}
          {tab === 'depth' && <DepthView key={pair.key} pair={pair} onFreshness={setStaleness} />}
          {tab === 'info' && <CurrencyInfo key={pair.key} pair={pair} />}
        </TabPanel>
      </Panel>
    </div>
  );
}
