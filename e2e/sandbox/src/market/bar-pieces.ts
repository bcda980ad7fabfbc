import { chartBars } from '@tradefloor/contract';
import { aggregate, type Resolution, spanOf, startOf } from './aggregate';
import type { Bar } from './bars';
import { candleOf } from './candle-of';
import type { Market } from './market';

/** Bars that are put together and forgotten as one. */
const BARS_A_PIECE = 60;
/** About four screens of every pair and resolution. */
const MOST_BYTES = 48 * 1024 * 1024;

/** Finished bars of one stretch as they are sent: they never change again. */
interface Piece {
  readonly bytes: Buffer;
  /** When each begins, and where it stands in the bytes; the last end is the length. */
  readonly times: Float64Array;
  readonly ends: Uint32Array;
}

/** What a chart asks for, as bytes: of a whole screen only the stretch that is growing is put together anew. */
export class BarPieces {
  private readonly pieces = new Map<string, Piece>();
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  get size(): number {
    return this.bytes;
  }

  /** The bars from one moment to another, both included, between commas. */
  between(market: Market, resolution: Resolution, from: number, to: number): Buffer[] {
    const series = market.seriesOf(resolution);
    const { last, first } = series;
    if (!last || !first) return [];
    const stretch = spanOf(resolution) * BARS_A_PIECE;
    const growing = startOf(resolution, last.at);
    const begin = Math.max(from, startOf(resolution, first.at));
    const parts: Buffer[] = [];
    for (let at = Math.floor(begin / stretch) * stretch; at <= Math.min(to, last.at); at += stretch) {
      const isFinished = at + stretch <= growing && at >= first.at;
      const piece = isFinished
        ? this.finished(market, resolution, at, stretch)
        : pieceOf(market, resolution, at, stretch);
      const part = cutOut(piece, from, to);
      if (part.length > 0) parts.push(part);
    }
    return parts;
  }

  private finished(market: Market, resolution: Resolution, at: number, stretch: number): Piece {
    const name = `${market.pair.id} ${resolution} ${at}`;
    const known = this.pieces.get(name);
    // Used last, forgotten last.
    if (known) this.pieces.delete(name);
    const piece = known ?? pieceOf(market, resolution, at, stretch);
    this.pieces.set(name, piece);
    if (known) return piece;
    this.bytes += weightOf(piece);
    for (const [oldest, its] of this.pieces) {
      if (this.bytes <= this.mostBytes) break;
      this.pieces.delete(oldest);
      this.bytes -= weightOf(its);
    }
    return piece;
  }
}

const weightOf = ({ bytes, times, ends }: Piece): number => bytes.length + times.byteLength + ends.byteLength;

/** Of the bars that begin in this stretch. */
function pieceOf(market: Market, resolution: Resolution, at: number, stretch: number): Piece {
  const series = market.seriesOf(resolution);
  // The bar that goes over the end may begin in it, and the first one before it.
  const raw = series.between(startOf(resolution, at), at + stretch + spanOf(resolution));
  const bars = aggregate(raw, resolution).filter(bar => bar.at >= at && bar.at < at + stretch);
  const texts = bars.map(bar => textOf(market, resolution, bar));
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [index, text] of texts.entries()) {
    end += text.length + (index === 0 ? 0 : 1);
    ends[index] = end;
  }
  return { bytes: Buffer.from(texts.join(','), 'latin1'), times: Float64Array.from(bars, bar => bar.at), ends };
}

/** Digits and names alone: a letter is a byte. */
const textOf = (market: Market, resolution: Resolution, bar: Bar): string =>
  JSON.stringify(chartBars.answer.encode([candleOf(market, bar, resolution)])).slice(1, -1);

function cutOut({ bytes, times, ends }: Piece, from: number, to: number): Buffer {
  let first = 0;
  while (first < times.length && (times[first] ?? 0) < from) first += 1;
  let last = times.length - 1;
  while (last >= 0 && (times[last] ?? 0) > to) last -= 1;
  if (first > last) return bytes.subarray(0, 0);
  return bytes.subarray(first === 0 ? 0 : (ends[first - 1] ?? 0) + 1, ends[last]);
}
