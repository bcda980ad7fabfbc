import { fromScaled } from '@tradefloor/money';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock/clock';
import { Changes } from '../storage/changes';
import type { CommitQueue } from '../storage/commit-queue';
import type { Tables } from '../storage/tables';
import { barRow, SPANS } from './bar-store';
import { marksOf } from './mark/kept-marks';
import type { Market } from './market';
import type { MarketHall } from './market-hall';

const EVERY_MS = 2_000;
const PRUNE_EVERY = 300;
const TRADES_STORED = 200;

/** The newest of each that was stored. */
interface Stored {
  readonly trade: number;
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
}

const newestOf = ({ newestTradeId, minutes, hours, days }: Market): Stored => ({
  trade: newestTradeId,
  minute: minutes.last?.at ?? 0,
  hour: hours.last?.at ?? 0,
  day: days.last?.at ?? 0,
});

/** Stores bars and public trades every two seconds: a kill loses at most that much of the chart, and no money. */
export class Recorder {
  private timer: NodeJS.Timeout | null = null;
  private rounds = 0;
  private storedMarks = '';
  private readonly stored = new Map<Market, Stored>();

  constructor(
    private readonly hall: MarketHall,
    private readonly queue: CommitQueue,
    private readonly db: Kysely<Tables>,
    private readonly clock: Clock,
  ) {
    for (const market of hall.markets) {
      this.stored.set(market, newestOf(market));
    }
  }

  start(): void {
    this.timer = setInterval(() => void this.record().catch(() => {}), EVERY_MS);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.record().catch(() => {});
  }

  async record(): Promise<void> {
    const now = this.clock.now();
    const changes = new Changes();
    for (const market of this.hall.markets) {
      market.advance(now);
      this.note(market, changes);
    }
    this.noteMarks(changes);
    this.rounds += 1;
    if (this.rounds % PRUNE_EVERY === 0) changes.run(tx => this.prune(tx));
    await this.queue.submit(changes);
  }

  private note(market: Market, changes: Changes): void {
    const before = this.stored.get(market) ?? { trade: 0, minute: 0, hour: 0, day: 0 };
    const { pair } = market;
    for (const trade of market.tradesAfter(before.trade)) {
      changes.write('public_trade', {
        pair_id: pair.id,
        id: trade.id,
        price: fromScaled(trade.price, pair.priceScale),
        quantity: fromScaled(trade.quantity, pair.quantityScale),
        side: trade.side,
        at: trade.at,
      });
    }
    if (market.newestTradeId === before.trade && market.minutes.last?.at === before.minute) return;
    const series = { minute: market.minutes, hour: market.hours, day: market.days };
    for (const span of SPANS) {
      for (const bar of series[span].between(before[span], Number.MAX_SAFE_INTEGER)) {
        changes.write('bar', barRow(market, span, bar));
      }
    }
    this.stored.set(market, newestOf(market));
  }

  private noteMarks(changes: Changes): void {
    const marks = marksOf(this.hall);
    if (marks !== this.storedMarks) changes.write('setting', { name: 'marks', value: marks });
    this.storedMarks = marks;
  }

  private async prune(db: Kysely<Tables>): Promise<void> {
    await sql`delete from public_trade as old using (
      select pair_id, max(id) as newest from public_trade group by pair_id) as kept
      where old.pair_id = kept.pair_id and old.id < kept.newest - ${TRADES_STORED}`.execute(db);
  }
}
