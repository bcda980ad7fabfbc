import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables';
import { WALLET_NUMBERED } from './tables/wallet';

const NUMBERED = [
  'member',
  'one_time_code',
  'member_message',
  'ledger_entry',
  'spot_order',
  'spot_fill',
  'c2c_advert',
  'c2c_order',
  'acceptor',
  'acceptor_deal',
  'ruling',
  'deal_word',
  'staking_order',
  'leverage_order',
  'micro_order',
  'micro_insurance',
  ...WALLET_NUMBERED,
] as const satisfies ReadonlyArray<keyof Tables>;
type Numbered = (typeof NUMBERED)[number];

/** Ids are given in memory, so that an order has its id before the commit that stores it. */
export class Sequences {
  private readonly last = new Map<Numbered, number>();

  next(of: Numbered): number {
    const id = (this.last.get(of) ?? 0) + 1;
    this.last.set(of, id);
    return id;
  }

  /** Never goes back: an id of a commit that was lost is not given again. */
  async load(db: Kysely<Tables>): Promise<void> {
    for (const table of NUMBERED) {
      const { rows } = await sql<{
        last: number;
      }>`select coalesce(max(id), 0) as last from ${sql.table(table)}`.execute(db);
      this.last.set(table, Math.max(rows[0]?.last ?? 0, this.last.get(table) ?? 0));
    }
  }
}
