import { asInstant, chartBars, type PairKey, type Resolution } from '@tradefloor/contract';
import { candleKey, candleTopic, type Platform, serverNow } from '@tradefloor/platform';
import {
  type Live,
  liveReader,
  type LiveView,
  type Readable,
  type StoreContext,
  storesOf,
} from '@tradefloor/platform/live';
import type { Bar } from './bar';
import { CandleSeries } from './candle-series';
import { periodStart, spanOf } from './period';

/** Bars of one request: a screen is about 120, and twice scrolling costs one more. */
const BARS_AT_ONCE = 500;

/** The bars of one pair and resolution, followed while a chart shows them. */
export class LiveCandles implements Readable<LiveView<readonly Bar[]>> {
  readonly live: Live;
  readonly read: () => LiveView<readonly Bar[]>;
  private readonly series: CandleSeries;
  private asking: number | null = null;
  private isKnown = false;
  /** When the newest bars were read last. */
  private readAt: number | null = null;

  constructor(
    private readonly context: StoreContext,
    key: PairKey,
    private readonly symbol: string,
    private readonly resolution: Resolution,
  ) {
    const { platform, live } = context;
    const series = new CandleSeries(resolution);
    this.series = series;
    this.live = live({
      periodMs: null,
      asksWhileDown: true,
      follow: heard => {
        const following = platform.bus.on(candleTopic, candleKey(key, resolution)).subscribe(({ candle }) => {
          series.push(aligned(candle, resolution));
          // Until history has answered, one pushed bar would pass for all of them, and fill the chart.
          if (this.isKnown) heard();
        });
        return () => following.unsubscribe();
      },
      fetch: signal => this.askNewest(signal),
    });
    this.read = liveReader(this.live, () => series.read());
  }

  readonly subscribe = (changed: () => void): (() => void) => this.live.subscribe(changed);

  /** Asks for the bars before `before`, once; a chart calls it when its oldest bar comes into sight. */
  readonly older = (before: number): void => {
    if (this.asking === before) return;
    this.asking = before;
    this.ask(before).then(
      () => this.live.changed(),
      (problem: unknown) => {
        // May be asked for again.
        this.asking = null;
        this.context.platform.report(problem, { room: 'market' });
      },
    );
  };

  /** Those of before lie behind a hole where nobody looked for longer than is asked for at once: a night, asleep. */
  private async askNewest(signal: AbortSignal): Promise<void> {
    const now = serverNow(this.context.platform.bus);
    const from = periodStart(now - BARS_AT_ONCE * spanOf(this.resolution), this.resolution);
    await this.ask(now, signal);
    if (this.readAt !== null && this.readAt < from) {
      this.series.forget(from);
      this.asking = null;
    }
    this.readAt = now;
  }

  private async ask(until: number, signal?: AbortSignal): Promise<void> {
    const { platform } = this.context;
    const { symbol, resolution } = this;
    const answer = this.series.requestBegan();
    const from = until - BARS_AT_ONCE * spanOf(resolution);
    const bars = await platform.http(
      chartBars,
      { symbol, resolution, from: asInstant(from), to: asInstant(until) },
      signal ? { signal } : {},
    );
    answer(bars.map(bar => aligned(bar, resolution)));
    this.isKnown = true;
  }
}

/** A server may date a bar by its last trade. */
function aligned(bar: Bar, resolution: Resolution): Bar {
  const time = periodStart(bar.time, resolution);
  return time === bar.time ? bar : { ...bar, time };
}

/** `symbol` is what the history is asked for by, as in `BTC/USDT`. */
export const candlesOf = (platform: Platform, key: PairKey, symbol: string, resolution: Resolution): LiveCandles =>
  storesOf(platform).store(
    `candles ${key} ${resolution}`,
    context => new LiveCandles(context, key, symbol, resolution),
  );
