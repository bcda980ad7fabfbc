import { asInstant, type Candle } from '@tradefloor/contract';
import type { Resolution } from './aggregate';
import type { Bar } from './bars';
import type { Market } from './market';
import { amountOf, percentBetween, priceOf } from './quotes';

export function candleOf({ pair }: Market, bar: Bar, resolution: Resolution): Candle {
  return {
    time: asInstant(bar.at),
    open: priceOf(pair, bar.open),
    high: priceOf(pair, bar.high),
    low: priceOf(pair, bar.low),
    close: priceOf(pair, bar.close),
    volume: amountOf(pair, bar.volume),
    resolution,
    change: percentBetween(bar.open, bar.close),
  };
}
