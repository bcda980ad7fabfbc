import type { Quote } from '@tradefloor/contract';
import type { DrawingTool } from '@tradefloor/charts';
import type { Freshness } from '@tradefloor/market';
import { OverlaysIn, Panel, TabPanel, Tabs } from '@tradefloor/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptTab } from '../panel-state/use-kept-tab';
import { useStaleNote } from '../panel-state/stale-note';
import { CandleView, type OwnOnChart } from './candle-view';
import styles from './chart-panel.module.css';
import { useChartSettings } from './chart-settings';
import type { ChartTab } from './chart-tab';
import { ChartTools } from './chart-tools';
import { useDrawings } from './use-drawings';
import { useFullScreen } from './use-full-screen';

interface ChartPanelProps extends OwnOnChart {
  /** Which keeps its tab: "spot". */
  readonly screen: string;
  readonly pair: Quote;
  /** Beside the candles, a tab each: the same list at each drawing. */
  readonly views?: readonly ChartTab[];
}

const NONE: readonly never[] = [];

/** Candles with the trader's tools, of the pair that is on screen, and what else the screen shows of it. */
export function ChartPanel({ screen, pair, views = NONE, ...own }: ChartPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const isFull = useFullScreen(room);
  const [tab, setTab] = useKeptTab(screen, 'chart', ['chart', ...views.map(view => view.id)]);
  const [freshness, setFreshness] = useState<Freshness>('live');
  const [tool, setTool] = useState<DrawingTool>('none');
  const { settings, change } = useChartSettings();
  const drawings = useDrawings(pair.key);
  const head = (
    <div className={styles.head}>
      {isFull && (
        <strong className={styles.name}>
          {pair.base}/{pair.quote}
        </strong>
      )}
      {tab === 'chart' && <ChartTools {...{ room, isFull, pair, settings, change, drawings, tool }} onTool={setTool} />}
      <div className={styles.tabs}>
        <Tabs
          id={id}
          label={t('chart.views')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'chart', label: t('chart.candles') },
            ...views.map(view => ({ value: view.id, label: t(view.title) })),
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
                {...{ pair, drawings, tool, ...settings, ...own }}
                onDrawn={() => setTool('none')}
                onFreshness={setFreshness}
              />
            )}
            {views.map(
              ({ id: view, View }) => tab === view && <View key={pair.key} pair={pair} onFreshness={setFreshness} />,
            )}
          </TabPanel>
        </Panel>
      </div>
    </OverlaysIn>
  );
}
