import { type Kysely, type Migration, Migrator } from 'kysely';
import { firstTables } from './migrations/0001-first-tables';
import { account } from './migrations/0002-account';
import { wallet } from './migrations/0003-wallet';
import { leverage } from './migrations/0004-leverage';
import { micro } from './migrations/0005-micro';
import { c2c } from './migrations/0006-c2c';
import { staking } from './migrations/0007-staking';
import { packedLedger } from './migrations/0008-packed-ledger';
import { fullPhoneNumbers } from './migrations/0009-full-phone-numbers';
import { wayBack } from './migrations/0010-way-back';
import { stopPrice } from './migrations/0011-stop-price';
import { rulings } from './migrations/0012-rulings';
import { upkeep } from './migrations/0013-upkeep';
import { microDay } from './migrations/0014-micro-day';
import { savedOnly } from './migrations/0015-saved-only';
import { dealWords } from './migrations/0016-deal-words';
import { pastOrders } from './migrations/0017-past-orders';
import { codePlaces } from './migrations/0018-code-places';
import type { Tables } from './tables';

/** By name, in this order for ever: a migration that has run somewhere is never edited. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-account': account,
  '0003-wallet': wallet,
  '0004-leverage': leverage,
  '0005-micro': micro,
  '0006-c2c': c2c,
  '0007-staking': staking,
  '0008-packed-ledger': packedLedger,
  '0009-full-phone-numbers': fullPhoneNumbers,
  '0010-way-back': wayBack,
  '0011-stop-price': stopPrice,
  '0012-rulings': rulings,
  '0013-upkeep': upkeep,
  '0014-micro-day': microDay,
  '0015-saved-only': savedOnly,
  '0016-deal-words': dealWords,
  '0017-past-orders': pastOrders,
  '0018-code-places': codePlaces,
};

/** To the newest layout, or as far as an earlier build would have gone. */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
}
