import { decimal } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables';
import { type Ledger, toUnits } from './ledger';

export async function loadBalances(db: Kysely<Tables>, ledger: Ledger): Promise<void> {
  const rows = await db.selectFrom('balance').selectAll().execute();
  ledger.load(
    rows.map(row => ({
      holding: { memberId: row.member_id, currencyId: row.currency_id, account: row.account, part: row.part },
      units: toUnits(decimal(row.amount)),
    })),
  );
}
