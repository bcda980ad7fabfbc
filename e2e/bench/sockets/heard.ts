import { percentile } from '../statistics';

/** What a client reads of a book's push, by the wire's own names. */
export interface HeardBook {
  readonly seq: number;
  readonly prev?: number;
  readonly snapshot?: number;
  readonly bids: ReadonlyArray<readonly [price: string, amount: string]>;
}

/** One client of one pair: are its pushes without a gap, and how late are they? */
export class Listener {
  deliveries = 0;
  outOfOrder = 0;
  private last: number | null = null;

  constructor(
    readonly key: string,
    private readonly stampedPrice: string,
    private readonly lagsMs: number[],
  ) {}

  /** Connecting is not measured. */
  begin(): void {
    this.deliveries = 0;
    this.outOfOrder = 0;
  }

  hear(book: HeardBook, now: number): void {
    const isNext = book.snapshot === 1 ? this.last === null : book.prev === this.last;
    if (!isNext) this.outOfOrder += 1;
    this.last = book.seq;
    this.deliveries += 1;
    // What is in a snapshot may be older than the client.
    const stamp = book.snapshot === 1 ? undefined : book.bids.find(([price]) => price === this.stampedPrice);
    if (stamp) this.lagsMs.push(now - Number(stamp[1]));
  }
}

export interface Heard {
  readonly deliveries: number;
  readonly outOfOrder: number;
  /** Fewer than others of the same pair were told. */
  readonly missing: number;
  readonly p50: number;
  readonly p99: number;
}

type Counted = Pick<Listener, 'key' | 'deliveries' | 'outOfOrder'>;

/** All clients of a pair are told the same: one push more or less is where the counting began and ended. */
export function heardBy(clients: readonly Counted[], lagsMs: readonly number[]): Heard {
  const most = new Map<string, number>();
  for (const { key, deliveries } of clients) most.set(key, Math.max(deliveries, most.get(key) ?? 0));
  const sum = (of: (client: Counted) => number) => clients.reduce((all, client) => all + of(client), 0);
  return {
    deliveries: sum(({ deliveries }) => deliveries),
    outOfOrder: sum(({ outOfOrder }) => outOfOrder),
    missing: sum(({ key, deliveries }) => {
      const fewer = (most.get(key) ?? 0) - deliveries;
      return fewer > 1 ? fewer : 0;
    }),
    p50: percentile(lagsMs, 0.5),
    p99: percentile(lagsMs, 0.99),
  };
}
