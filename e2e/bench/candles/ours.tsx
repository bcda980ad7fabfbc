import { CandleChart, type ChartBar } from '@tradefloor/charts';
import { amount, price } from '@tradefloor/money';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Feed, Run, WireCandle } from '../references/feed';

const TEXTS = {
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  loading: 'Loading',
  failed: 'Failed',
  retry: 'Try again',
};
const READY = { kind: 'ready' } as const;

/** The chart as an area shows it. */
export function runWith(history: readonly WireCandle[]): Run {
  const bars = history.map(barOf);
  return (feed, root) => {
    const react = createRoot(root);
    react.render(<Chart feed={feed} history={bars} />);
    return () => react.unmount();
  };
}

function Chart({ feed, history }: { readonly feed: Feed; readonly history: readonly ChartBar[] }) {
  const [bars, setBars] = useState(history);
  useEffect(() => feed.on('kline', candle => setBars(before => [...before.slice(0, -1), barOf(candle)])), [feed]);
  return (
    <CandleChart
      title="BTC/USDT, 1 minute"
      summary="A week of minutes."
      state={READY}
      bars={bars}
      language="en"
      decimals={2}
      texts={TEXTS}
    />
  );
}

const barOf = ({ time, open, high, low, close, volume }: WireCandle): ChartBar => ({
  time,
  open: price(open),
  high: price(high),
  low: price(low),
  close: price(close),
  volume: amount(volume),
});
