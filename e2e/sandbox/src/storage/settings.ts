import type { Kysely } from 'kysely';
import type { Clerk } from '../ledger/clerk';
import type { Deed } from '../ledger/deed';
import type { Tables } from './tables';

/** What an operator may set while the exchange runs, with what it is until then. */
const FIRST = {
  /** Yuan for one USDT. */
  cny_rate: '7.11',
  /** Where customer service answers; empty when there is none. */
  customer_service: '/components/noticeDetail?id=901',
  /** Up to when the fees of invited members were shared with their inviters; 0 before the first day. */
  rebates_until: '0',
  /** The night whose upkeep is done. */
  swept_until: '0',
  /** `1` while deposits and withdrawals are open (wallet.open-gate). */
  chain_open: '1',
  /** What a deposit or withdrawal waits before its chain, and from block to block. */
  chain_review_ms: '5000',
  chain_block_ms: '5000',
  /** When simulated acceptors answer a deal, and whether they `confirm` or `refuse` it. */
  acceptor_seconds: '8',
  acceptor_answer: 'confirm',
  /** When simulated merchants pay, or release what was paid. */
  merchant_seconds: '8',
  /** After how long they answer what is said to them, and whether what they are told was paid is `received` or `missing`. */
  merchant_answer_seconds: '3',
  merchant_receipts: 'received',
  /** Each pair's mark price when it was last stored, by the pair's id. */
  marks: '{}',
} as const;
export type SettingName = keyof typeof FIRST;

export class Settings {
  private readonly values = new Map<string, string>();

  constructor(private readonly clerk: Clerk) {}

  /** At start, and after a commit that was lost. */
  async load(db: Kysely<Tables>): Promise<void> {
    const rows = await db.selectFrom('setting').selectAll().execute();
    this.values.clear();
    for (const row of rows) this.values.set(row.name, row.value);
  }

  get(name: SettingName): string {
    return this.values.get(name) ?? FIRST[name];
  }

  async set(name: SettingName, value: string): Promise<void> {
    await this.clerk.perform(deed => this.write(deed, name, value));
  }

  write(deed: Deed, name: SettingName, value: string): void {
    deed.write('setting', { name, value });
    deed.after(() => this.values.set(name, value));
  }
}
