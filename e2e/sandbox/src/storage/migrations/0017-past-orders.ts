import { type Migration, sql } from 'kysely';

const statements = [
  // The last ended first, of those that ended: what waits is not in it, so that placing an order writes no more than before.
  `create index spot_order_ended on spot_order (member_id, closed_at desc, id desc) where state <> 'open'`,
  `create index spot_fill_order on spot_fill (order_id)`,
];

export const pastOrders: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
