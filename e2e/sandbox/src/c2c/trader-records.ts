import type { TraderRecord } from '@tradefloor/contract';
import { decimal, div } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import { SECOND } from '../clock/clock';
import type { Tables } from '../storage/tables';
import type { C2cOrderRow } from '../storage/tables/c2c';

interface Kept {
  finished: number;
  /** Bought and not paid, cancelled, or ruled against. */
  failed: number;
  /** In milliseconds, from the buyer's payment to the release. */
  readonly releases: number[];
}

/** A median of so many tells how somebody trades now. */
const RELEASES = 100;

/** Of what closed last before it was read again, some is told of only then: more than one commit holds. */
const LATE = 1_000;

/** How members have traded: told beside their adverts (c2c.trader-record). */
export class TraderRecords {
  private readonly kept = new Map<number, Kept>();
  private readonly loaded = new Set<number>();

  async load(db: Kysely<Tables>): Promise<void> {
    const closed = db.selectFrom('c2c_order').selectAll().where('status', 'in', ['finished', 'cancelled']);
    const orders = await closed.orderBy('closed_at').execute();
    this.kept.clear();
    this.loaded.clear();
    for (const order of orders) this.note(order);
    for (const { id } of orders.slice(-LATE)) this.loaded.add(id);
  }

  /** An order came, or moved on. */
  note(order: C2cOrderRow): void {
    if (this.loaded.has(order.id)) return;
    const { status, buyer_id: buyer, seller_id: seller, closed_by: by, closed_at: closedAt, paid_at: paidAt } = order;
    if (status === 'cancelled') this.of(buyer).failed += 1;
    if (status !== 'finished') return;
    this.of(buyer).finished += 1;
    const ofSeller = this.of(seller);
    ofSeller.finished += 1;
    if (by !== 'seller' || closedAt === null || paidAt === null) return;
    ofSeller.releases.push(closedAt - paidAt);
    if (ofSeller.releases.length > RELEASES) ofSeller.releases.shift();
  }

  recordOf(memberId: number): TraderRecord {
    const { finished, failed, releases } = this.kept.get(memberId) ?? { finished: 0, failed: 0, releases: [] };
    const ended = finished + failed;
    return {
      completedOrders: finished,
      completionPercent: ended === 0 ? null : div(decimal(`${finished}00`), decimal(String(ended)), 2),
      releaseSeconds: medianSeconds(releases),
    };
  }

  private of(memberId: number): Kept {
    const known = this.kept.get(memberId) ?? { finished: 0, failed: 0, releases: [] };
    this.kept.set(memberId, known);
    return known;
  }
}

function medianSeconds(milliseconds: readonly number[]): number | null {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle === undefined ? null : Math.round(middle / SECOND);
}
