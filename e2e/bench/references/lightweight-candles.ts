/// <reference lib="dom" />
import { CandlestickSeries, createChart, HistogramSeries, type UTCTimestamp } from 'lightweight-charts';
import type { Run, WireCandle } from './feed';

/** The candles' reference: the fastest chart there is, on a canvas; candles and volume, the last bar updated. */
export function runWith(history: readonly WireCandle[]): Run {
  return (feed, root) => {
    const chart = createChart(root, {
      autoSize: true,
      timeScale: { timeVisible: true, rightOffset: 4 },
      layout: { attributionLogo: false },
    });
    const candles = chart.addSeries(CandlestickSeries);
    const volume = chart.addSeries(HistogramSeries, { priceScaleId: '' });
    volume.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } });
    candles.priceScale().applyOptions({ scaleMargins: { top: 0.06, bottom: 0.2 } });
    candles.setData(history.map(candleOf));
    volume.setData(history.map(volumeOf));
    chart.timeScale().setVisibleLogicalRange({ from: history.length - 120, to: history.length + 4 });
    const stop = feed.on('kline', candle => {
      candles.update(candleOf(candle));
      volume.update(volumeOf(candle));
    });
    return () => {
      stop();
      chart.remove();
    };
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own name for seconds
const timeOf = ({ time }: WireCandle): UTCTimestamp => (time / 1000) as UTCTimestamp;
const candleOf = (candle: WireCandle) => ({
  time: timeOf(candle),
  open: Number(candle.open),
  high: Number(candle.high),
  low: Number(candle.low),
  close: Number(candle.close),
});
const volumeOf = (candle: WireCandle) => ({
  time: timeOf(candle),
  value: Number(candle.volume),
  color: Number(candle.close) >= Number(candle.open) ? '#1fc98b73' : '#f6546a73',
});
