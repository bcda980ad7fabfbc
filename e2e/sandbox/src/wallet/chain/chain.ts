import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clerk } from '../../ledger/clerk';
import type { Deed } from '../../ledger/deed';
import { fromUnits } from '../../ledger/ledger';
import type { Tables } from '../../storage/tables';
import type { ChainFate, ChainRecordRow } from '../../storage/tables/wallet';
import { credit, lock, payOut, unlock } from './postings';
import {
  type ChainWish,
  confirmed,
  type Delays,
  type DepositWish,
  networkOfRecord,
  receivedUnits,
  STATUS,
  type WithdrawalWish,
} from './record';

const HASH_BYTES = 32;

export type ChainListener = (record: ChainRecordRow) => void;

/** The simulated chains: what is under way moves on when its time has come, also after a restart. */
export class Chain {
  private readonly moving = new Map<number, ChainRecordRow>();
  private readonly listeners: ChainListener[] = [];
  /** How the next ones end: for tests. */
  readonly nextFates: ChainFate[] = [];

  constructor(
    private readonly clerk: Clerk,
    private readonly delays: () => Delays,
    /** Part of the deed that credits it. */
    private readonly onCredit: (deed: Deed, record: ChainRecordRow) => void,
    /** Without it no deposit moves by itself: nobody has seen one. */
    private readonly creditsDeposits: boolean,
  ) {}

  async load(db: Kysely<Tables>): Promise<void> {
    const rows = await db.selectFrom('chain_record').selectAll().where('next_at', 'is not', null).execute();
    this.moving.clear();
    for (const row of rows) this.moving.set(row.id, row);
  }

  /** Told once it is stored. */
  onRecord(listener: ChainListener): void {
    this.listeners.push(listener);
  }

  deposit(deed: Deed, wish: DepositWish): ChainRecordRow {
    const { reviewMs, blockMs } = this.delays();
    const row: ChainRecordRow = {
      ...this.begun(deed, wish),
      kind: 'deposit',
      from_address: wish.fromAddress ?? null,
      hash: wish.hash ?? (wish.isSeen ? freshHash(wish.address) : null),
      picture: wish.picture ?? null,
      status: wish.isSeen ? STATUS.awaitingChain : STATUS.applying,
      next_at: deed.at + (wish.isSeen ? blockMs : reviewMs),
    };
    return this.note(deed, row);
  }

  /** Locks the amount: it leaves when the chain has taken it. */
  withdraw(deed: Deed, wish: WithdrawalWish): ChainRecordRow {
    const row: ChainRecordRow = {
      ...this.begun(deed, wish),
      kind: 'withdrawal',
      fee: fromUnits(wish.fee),
      to_member_id: wish.toMemberId,
      next_at: deed.at + this.delays().reviewMs,
    };
    lock(deed, row);
    return this.note(deed, row);
  }

  underWay(memberId: number, currencyId?: number): ChainRecordRow[] {
    const own = [...this.moving.values()].filter(row => row.member_id === memberId);
    return currencyId === undefined ? own : own.filter(row => row.currency_id === currencyId);
  }

  /** Everything that is due moves one step. */
  async round(now: number): Promise<boolean> {
    const due = [...this.moving.keys()].filter(id => this.isDue(id, now));
    // In as few commits as there are free: a thousand after each other would keep all other rounds waiting. Whoever else
    // went a round meanwhile has moved it already.
    await Promise.all(due.map(id => this.clerk.perform(deed => this.isDue(id, now) && this.step(deed, id), now)));
    return due.length > 0;
  }

  private isDue(id: number, now: number): boolean {
    const { next_at: next = null, kind } = this.moving.get(id) ?? {};
    return next !== null && next <= now && (kind === 'withdrawal' || this.creditsDeposits);
  }

  /** The record as it is now, one step on. */
  step(deed: Deed, id: number): void {
    const row = this.moving.get(id);
    if (row) this.note(deed, row.kind === 'deposit' ? this.depositMoved(deed, row) : this.withdrawalMoved(deed, row));
  }

  /** Waits for a person to look at it: nothing moves it by itself. */
  hold(deed: Deed, id: number): void {
    const row = this.moving.get(id);
    if (row) this.note(deed, { ...row, next_at: null });
  }

  private depositMoved(deed: Deed, row: ChainRecordRow): ChainRecordRow {
    if (row.status === STATUS.applying) {
      return row.fate === 'rejected' ? ended(row, STATUS.rejected) : this.onChain(deed, row);
    }
    const { creditAfter, withdrawAfter } = networkOfRecord(row);
    const isCredited = row.status === STATUS.success;
    const seen = confirmed(row, deed.at, isCredited ? withdrawAfter : creditAfter, this.delays());
    if (isCredited) return seen.confirmations >= withdrawAfter ? ended(seen, STATUS.success) : seen;
    if (seen.confirmations < creditAfter) return seen;
    if (row.fate === 'chain-failure') return ended(seen, STATUS.failure);
    credit(deed, seen);
    this.onCredit(deed, seen);
    return withdrawAfter > creditAfter ? { ...seen, status: STATUS.success } : ended(seen, STATUS.success);
  }

  private withdrawalMoved(deed: Deed, row: ChainRecordRow): ChainRecordRow {
    if (row.status === STATUS.applying) return this.reviewed(deed, row);
    const { creditAfter } = networkOfRecord(row);
    const seen = confirmed(row, deed.at, creditAfter, this.delays());
    if (seen.confirmations < creditAfter) return seen;
    if (row.fate === 'chain-failure') return this.givenBack(deed, seen, STATUS.failure);
    payOut(deed, seen);
    return ended(seen, STATUS.success);
  }

  private reviewed(deed: Deed, row: ChainRecordRow): ChainRecordRow {
    if (row.fate === 'rejected') return this.givenBack(deed, row, STATUS.rejected);
    if (row.to_member_id === null) return this.onChain(deed, row);
    payOut(deed, row);
    this.arrive(deed, row, row.to_member_id);
    return ended(row, STATUS.inStation);
  }

  /** In the station nothing goes on a chain: who receives it sees a deposit that is done. */
  private arrive(deed: Deed, row: ChainRecordRow, memberId: number): void {
    const arrived: ChainRecordRow = {
      ...row,
      id: deed.nextId('chain_record'),
      member_id: memberId,
      kind: 'deposit',
      account: 'change',
      amount: fromUnits(receivedUnits(row)),
      fee: '0',
      status: STATUS.inStation,
      created_at: deed.at,
      next_at: null,
    };
    this.note(deed, arrived);
    this.onCredit(deed, arrived);
  }

  private givenBack(deed: Deed, row: ChainRecordRow, status: number): ChainRecordRow {
    unlock(deed, row);
    return ended(row, status);
  }

  private onChain(deed: Deed, row: ChainRecordRow): ChainRecordRow {
    const due = row.next_at ?? deed.at;
    const next_at = due + this.delays().blockMs;
    return { ...row, status: STATUS.awaitingChain, hash: row.hash ?? freshHash(row.address), next_at };
  }

  private begun(deed: Deed, wish: ChainWish): ChainRecordRow {
    return {
      id: deed.nextId('chain_record'),
      member_id: wish.memberId,
      kind: 'deposit',
      currency_id: wish.currency.id,
      account: wish.account,
      network: wish.network.name,
      address: wish.address,
      from_address: null,
      hash: null,
      picture: null,
      amount: fromUnits(wish.units),
      fee: '0',
      status: STATUS.applying,
      fate: this.nextFates.shift() ?? wish.fate,
      confirmations: 0,
      to_member_id: null,
      created_at: deed.at,
      next_at: null,
    };
  }

  private note(deed: Deed, row: ChainRecordRow): ChainRecordRow {
    deed.write('chain_record', row);
    if (row.next_at === null) this.moving.delete(row.id);
    else this.moving.set(row.id, row);
    deed.after(() => this.listeners.forEach(listener => listener(row)));
    return row;
  }
}

const ended = (row: ChainRecordRow, status: number): ChainRecordRow => ({ ...row, status, next_at: null });

/** As the chain of that address writes them. */
const freshHash = (address: string): string =>
  `${address.startsWith('0x') ? '0x' : ''}${randomBytes(HASH_BYTES).toString('hex')}`;
