import { medianOf } from './median';
import { RecentVolume } from './recent-volume';

/** From its moment on the mark was at this price. */
export interface MarkPoint {
  readonly id: number;
  readonly at: number;
  readonly price: bigint;
}

/** Minutes of an ordinary market: what ends in between asks where the mark was then. */
const POINTS_KEPT = 600;
/** Nobody needs to know of more changes than this. */
const POINT_EVERY_MS = 25;

/**
 * What a pair is worth, for everything that is owed by it: leverage, micro, stops, worth. No order or trade of a member
 * is among its sources, so that nobody can set it, whatever it costs him.
 */
export class MarkPrice {
  private readonly volume = new RecentVolume();
  private points: MarkPoint[] = [];
  private lastId = 0;

  /** Null until a market maker has said anything. */
  get units(): bigint | null {
    return this.points.at(-1)?.price ?? null;
  }

  get newestId(): number {
    return this.lastId;
  }

  /** Market makers traded with each other. */
  traded(price: bigint, quantity: bigint, at: number): void {
    this.volume.add(price, quantity, at);
  }

  /** Market makers quote anew, or see the index alone while the pair is paused. */
  see({ middle, index }: { readonly middle: bigint | null; readonly index: bigint }, at: number): void {
    this.go(medianOf({ middle, index, traded: this.volume.meanAt(at) }), at);
  }

  /** As it was when the exchange was last open. */
  restore(price: bigint, at: number): void {
    this.volume.forget();
    this.points = [];
    this.go(price, at);
  }

  /** Where it was at a moment; the first that is known, where that was later. */
  at(moment: number): bigint | null {
    return (this.points.findLast(point => point.at <= moment) ?? this.points[0])?.price ?? null;
  }

  /** Oldest first. */
  after(id: number): readonly MarkPoint[] {
    let first = this.points.length;
    while (first > 0 && (this.points[first - 1]?.id ?? 0) > id) first -= 1;
    return this.points.slice(first);
  }

  private go(price: bigint, at: number): void {
    const last = this.points.at(-1);
    if (last?.price === price) return;
    this.lastId += 1;
    if (last && at >= last.at && at - last.at < POINT_EVERY_MS) this.points.pop();
    this.points.push({ id: this.lastId, at, price });
    if (this.points.length > POINTS_KEPT * 2) this.points = this.points.slice(-POINTS_KEPT);
  }
}
