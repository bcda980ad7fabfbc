import type { Audience } from '../push/audience';

const GONE_AFTER_MS = 5_000;
/** The owner looks ten times a second; what lies longer between two looks it was kept from hearing anybody. */
const MOST_BETWEEN_LOOKS_MS = 1_000;
/** A front says within this who came into a room; until then what is said there must not be left out. */
const EXPECTED_FOR_MS = 2_000;

interface Front {
  readonly rooms: Set<string>;
  heardAt: number;
}

/** Who listens where, over all processes: a front that says nothing for five seconds is gone with its sockets. */
export class SharedAudience implements Audience {
  private readonly fronts = new Map<string, Front>();
  private readonly expected = new Map<string, number>();

  /** The time in which this process could hear: its own standstill is not a front's silence. */
  private awakeMs = 0;
  private lookedAt: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.lookedAt = now();
  }

  hears(room: string): boolean {
    this.forgetGone();
    for (const { rooms } of this.fronts.values()) if (rooms.has(room)) return true;
    return this.isExpected(room);
  }

  expects(rooms: readonly string[]): void {
    const now = this.now();
    // The first ones are the oldest: whoever waits for the others' rooms is long there.
    for (const [room, until] of this.expected) {
      if (until >= now) break;
      this.expected.delete(room);
    }
    const until = now + EXPECTED_FOR_MS;
    for (const room of rooms) {
      this.expected.delete(room);
      this.expected.set(room, until);
    }
  }

  begins(front: string): void {
    this.fronts.set(front, { rooms: new Set(), heardAt: this.awake() });
  }

  /** False when this front is not known, or no more. */
  knows(front: string): boolean {
    this.forgetGone();
    const known = this.fronts.get(front);
    if (known) known.heardAt = this.awake();
    return known !== undefined;
  }

  note(front: string, room: string, isHeard: boolean): void {
    const rooms = this.fronts.get(front)?.rooms;
    if (isHeard) rooms?.add(room);
    else rooms?.delete(room);
  }

  forgetAll(): void {
    this.fronts.clear();
  }

  private isExpected(room: string): boolean {
    const until = this.expected.get(room);
    if (until === undefined) return false;
    if (until >= this.now()) return true;
    this.expected.delete(room);
    return false;
  }

  private forgetGone(): void {
    const since = this.awake() - GONE_AFTER_MS;
    for (const [front, { heardAt }] of this.fronts) if (heardAt < since) this.fronts.delete(front);
  }

  private awake(): number {
    const now = this.now();
    this.awakeMs += Math.min(now - this.lookedAt, MOST_BETWEEN_LOOKS_MS);
    this.lookedAt = now;
    return this.awakeMs;
  }
}
