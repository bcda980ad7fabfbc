import type { Quote, Resolution } from '@tradefloor/contract';
import {
  CandleChart,
  type ChartMark,
  type ChartState,
  type DrawingTool,
  type LineAt,
  type PriceLine,
} from '@tradefloor/charts';
import { priceDecimals, priceText } from '@tradefloor/market';
import { useCandles } from '@tradefloor/market/react';
import type { Price } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceAlerts } from '../alerts/use-price-alerts';
import { type OnFreshness, useToldFreshness } from '../panel-state/use-told-freshness';
import { type IndicatorId, indicatorsOf, type Periods } from './indicators';
import type { PairDrawings } from './use-drawings';

/** What a screen lays over the candles of its own; the same lists until something in them changes. */
export interface OwnOnChart {
  readonly lines?: readonly PriceLine[];
  readonly marks?: readonly ChartMark[];
  /** The cross at one of `lines` was pressed. */
  readonly onCancelLine?: (line: string) => void;
  /** One of `lines` that can be dragged was let go of at another price: it is back until it is given that price. */
  readonly onDropLine?: (line: string, price: Price) => void;
  /** What it says meanwhile, and where it is not taken: there it goes back by itself. */
  readonly lineAt?: LineAt;
}

const NONE: readonly never[] = [];

interface CandleViewProps extends OwnOnChart {
  readonly pair: Quote;
  readonly resolution: Resolution;
  readonly indicators: readonly IndicatorId[];
  readonly periods: Periods;
  readonly drawings: PairDrawings;
  readonly tool: DrawingTool;
  readonly onDrawn: () => void;
  readonly onFreshness: OnFreshness;
}

export function CandleView({ pair, resolution, indicators, periods, ...rest }: CandleViewProps) {
  const { t } = useTranslation();
  const { drawings, tool, onDrawn, lines = NONE, marks = NONE, onCancelLine, onDropLine, lineAt } = rest;
  const language = useLanguage();
  const symbol = `${pair.base}/${pair.quote}`;
  const candles = useCandles(usePlatform(), pair.key, symbol, resolution);
  useToldFreshness(candles.freshness, rest.onFreshness);
  const shown = useMemo(() => indicatorsOf(indicators, periods), [indicators, periods]);
  const decimals = priceDecimals(pair);
  return (
    <CandleChart
      key={`${pair.key} ${resolution}`}
      title={`${symbol}, ${t(`chart.every.${resolution}`)}`}
      summary={t('chart.summary', { price: priceText(pair.price, pair, language) })}
      state={useChartState(candles)}
      bars={candles.view}
      language={language}
      decimals={decimals}
      indicators={shown}
      priceLines={usePriceLines(pair, lines, drawings)}
      marks={marks}
      trends={drawings.trends}
      tool={tool}
      onDrawn={places => {
        drawings.add(places, decimals);
        onDrawn();
      }}
      onOlder={candles.older}
      {...(onCancelLine === undefined ? {} : { onCancelLine })}
      {...(onDropLine === undefined ? {} : { onDropLine })}
      {...(lineAt === undefined ? {} : { lineAt })}
      controls={{
        controls: t('chart.move'),
        zoomIn: t('chart.zoomIn'),
        zoomOut: t('chart.zoomOut'),
        back: t('chart.back'),
        forward: t('chart.forward'),
        newest: t('chart.newest'),
        handleOf: line => t('chart.dragLine', { line }),
        cursor: t(tool === 'trend' ? 'chart.drawTrend' : 'chart.drawHorizontal'),
      }}
      texts={{
        open: t('chart.open'),
        high: t('chart.high'),
        low: t('chart.low'),
        close: t('chart.close'),
        volume: t('chart.volume'),
        loading: t('chart.loading'),
        failed: t('chart.notLoaded'),
        retry: t('page.retry'),
      }}
    />
  );
}

/** The screen's own, those that the trader drew, and his alerts. */
function usePriceLines({ key }: Quote, own: readonly PriceLine[], { lines }: PairDrawings): readonly PriceLine[] {
  const { t } = useTranslation();
  const { alerts } = usePriceAlerts();
  return useMemo(
    () => [
      ...own,
      ...lines.map(({ id, price }) => ({ id, price, kind: 'drawn' as const, label: '' })),
      ...alerts
        .filter(alert => alert.pair === key)
        .map(({ id, price }) => ({ id, price, kind: 'alert' as const, label: t('chart.alert') })),
    ],
    [key, own, lines, alerts, t],
  );
}

function useChartState({ kind, view, retry }: ReturnType<typeof useCandles>): ChartState {
  const { t } = useTranslation();
  if (kind === 'loading') return { kind: 'loading', text: t('chart.loading') };
  if (kind === 'failed')
    return { kind: 'failed', text: t('chart.failed'), retry: { label: t('page.retry'), run: retry } };
  return view.length === 0 ? { kind: 'empty', text: t('chart.empty') } : { kind: 'ready' };
}
