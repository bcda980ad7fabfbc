import type { Resolution } from '@tradefloor/contract';
import { compare } from '@tradefloor/money';
import { type Bar, withoutGaps } from './bar';
import { nextPeriod } from './period';

/**
 * The bars of one pair at one resolution, ascending. A push makes the last bar anew or adds one; older bars are
 * put before; history that was fetched never overwrites a bar that was pushed after its request began.
 */
export class CandleSeries {
  private bars = new Map<number, Bar>();
  /** When each bar was last pushed, in pushes: tells an answer which bars have overtaken it. */
  private pushedAt = new Map<number, number>();
  private pushes = 0;
  private drawn: readonly Bar[] | null = null;

  constructor(private readonly resolution: Resolution) {}

  /** The same array until something changes. */
  read(): readonly Bar[] {
    this.drawn ??= withoutGaps(
      [...this.bars.values()].sort((a, b) => a.time - b.time),
      this.resolution,
    );
    return this.drawn;
  }

  push(bar: Bar): void {
    this.pushes += 1;
    const known = this.bars.get(bar.time);
    // A bar only ever gains volume: less of it is a push that came late.
    if (known !== undefined && compare(bar.volume, known.volume) < 0) return;
    this.pushedAt.set(bar.time, this.pushes);
    this.put(bar);
  }

  /** Call when a request for history begins; give its answer to what is returned. */
  requestBegan(): (bars: readonly Bar[]) => void {
    const began = this.pushes;
    return bars => {
      for (const bar of bars) if ((this.pushedAt.get(bar.time) ?? 0) <= began) this.put(bar);
    };
  }

  /** What lies before is asked for anew by who wants to see it. */
  forget(before: number): void {
    for (const time of this.bars.keys()) if (time < before) this.bars.delete(time);
    this.drawn = null;
  }

  get oldest(): number | null {
    return this.read()[0]?.time ?? null;
  }

  private put(bar: Bar): void {
    this.bars.set(bar.time, bar);
    this.drawn = this.drawn && atTheEnd(this.drawn, bar, this.resolution);
  }
}

/** Nearly every push: the last bar anew, or the one after it. Null when the bars must be put together again. */
function atTheEnd(drawn: readonly Bar[], bar: Bar, resolution: Resolution): readonly Bar[] | null {
  const last = drawn.at(-1);
  if (last === undefined) return null;
  if (bar.time === last.time) return [...drawn.slice(0, -1), bar];
  return bar.time === nextPeriod(last.time, resolution) ? [...drawn, bar] : null;
}
