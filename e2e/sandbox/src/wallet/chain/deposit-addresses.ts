import { createHash, randomBytes } from 'node:crypto';
import { HASH_BYTES, spelt } from '@tradefloor/addresses';
import type { Kysely } from 'kysely';
import type { Deed } from '../../ledger/deed';
import type { Currency } from '../../market/currency';
import type { Tables } from '../../storage/tables';
import type { DepositAddressRow } from '../../storage/tables/wallet';
import { type Network, networksOf } from '../networks/networks';

/** Where members pay in: one address a member, currency and network. Each is said to its owner and to no log. */
export class DepositAddresses {
  private readonly byAddress = new Map<string, DepositAddressRow>();
  private readonly byOwner = new Map<string, DepositAddressRow>();

  async load(db: Kysely<Tables>): Promise<void> {
    this.byAddress.clear();
    this.byOwner.clear();
    for (const row of await db.selectFrom('deposit_address').selectAll().execute()) this.know(row);
  }

  /** Whose it is; its letters count only where the chain says so. */
  at(address: string): DepositAddressRow | undefined {
    return this.byAddress.get(spelt(address));
  }

  /** One for each network of the currency, made when they are first asked for. */
  of(deed: Deed, memberId: number, currency: Currency): DepositAddressRow[] {
    return networksOf(currency).map(network => this.one(deed, memberId, currency, network));
  }

  /** What is known without a change; null before the first was made. */
  known(memberId: number, currency: Currency): DepositAddressRow[] | null {
    const found = networksOf(currency).map(({ name }) => this.byOwner.get(ownerKey(memberId, currency.id, name)));
    return found.every(row => row !== undefined) ? found : null;
  }

  private one(deed: Deed, memberId: number, currency: Currency, network: Network): DepositAddressRow {
    const before = this.byOwner.get(ownerKey(memberId, currency.id, network.name));
    if (before) return before;
    const row: DepositAddressRow = {
      address: network.form.fresh(hashOf(randomBytes(HASH_BYTES))),
      member_id: memberId,
      currency_id: currency.id,
      network: network.name,
      created_at: deed.at,
    };
    deed.write('deposit_address', row);
    // At once: two who ask in the same moment get the same one.
    this.know(row);
    // What was refused is not stored: an address that only memory knew would be another one after a restart.
    deed.ifTakenBack(() => this.forget(row));
    return row;
  }

  private forget(row: DepositAddressRow): void {
    this.byAddress.delete(spelt(row.address));
    this.byOwner.delete(ownerKey(row.member_id, row.currency_id, row.network));
  }

  private know(row: DepositAddressRow): void {
    this.byAddress.set(spelt(row.address), row);
    this.byOwner.set(ownerKey(row.member_id, row.currency_id, row.network), row);
  }
}

const ownerKey = (memberId: number, currencyId: number, network: string): string =>
  `${memberId}:${currencyId}:${network}`;

const hashOf = (key: Uint8Array): Uint8Array => createHash('sha256').update(key).digest().subarray(0, HASH_BYTES);
