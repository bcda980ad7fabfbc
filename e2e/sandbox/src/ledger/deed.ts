import type { Transaction } from 'kysely';
import type { CauseName } from './causes';
import type { Sequences } from '../storage/sequences';
import type { Stored } from '../storage/stored-tables';
import type { BalanceRow, Tables } from '../storage/tables';
import type { Changes } from '../storage/changes';
import { type Balance, fromUnits, type Ledger, type Line } from './ledger';
import { concerned, packed } from './packed-lines';

/** Why money moved: shown to its owner, searched by whoever looks into it. */
export interface Cause {
  readonly cause: CauseName;
  /** What it belongs to: `spot_order:17`. */
  readonly reference: string;
}

/** All that one act changes: in memory at once, in the database as one, and what follows once it is stored. */
export class Deed {
  private readonly posted: Array<readonly Line[]> = [];
  private readonly restorers: Array<() => void> = [];
  private readonly followers: Array<() => void> = [];
  private readonly enders: Array<() => void> = [];
  private readonly touched = new Map<number, Set<number>>();

  constructor(
    readonly at: number,
    private readonly ledger: Ledger,
    private readonly sequences: Sequences,
    private readonly changes: Changes,
  ) {}

  nextId(of: Parameters<Sequences['next']>[0]): number {
    return this.sequences.next(of);
  }

  post({ cause, reference }: Cause, lines: readonly Line[]): void {
    const moved = lines.filter(line => line.units !== 0n);
    if (moved.length === 0) return;
    const touched = this.ledger.post(moved);
    this.posted.push(moved);
    const id = this.sequences.next('ledger_entry');
    const entry = { id, cause, reference, at: this.at, lines: packed(moved), concerns: concerned(moved) };
    this.write('ledger_entry', entry);
    for (const balance of touched) {
      this.changes.writeLatest('balance', balance.key, () => balanceRow(balance));
      const { memberId, currencyId } = balance.holding;
      const currencies = this.touched.get(memberId);
      if (currencies) currencies.add(currencyId);
      else this.touched.set(memberId, new Set([currencyId]));
    }
  }

  /** The whole row, as it shall stand. */
  write<Name extends Stored>(table: Name, row: Tables[Name]): void {
    this.changes.write(table, row);
  }

  /** The row as it stands when the commit is put together, of which this act is then a part. */
  writeLatest<Name extends Stored>(table: Name, key: string, row: () => Tables[Name], isNew = false): void {
    this.changes.writeLatest(table, key, row, isNew);
  }

  /** For what is not a row written whole: a delete, an update of many. Runs in the same commit. */
  run(statement: (tx: Transaction<Tables>) => Promise<unknown>): void {
    this.changes.run(statement);
  }

  /** Once it is stored, and before it is acknowledged: pushes. */
  after(follower: () => void): void {
    this.followers.push(follower);
  }

  /** What else was changed in memory, should the act fail halfway. */
  ifTakenBack(restore: () => void): void {
    this.restorers.push(restore);
  }

  /** Once it is over, however it ended: stored, lost, or not done at all. */
  inTheEnd(ender: () => void): void {
    this.enders.push(ender);
  }

  /** Whose money moved, and in which currencies. */
  get moved(): ReadonlyMap<number, ReadonlySet<number>> {
    return this.touched;
  }

  stored(): void {
    for (const follower of this.followers) follower();
    this.end();
  }

  /** Its commit failed: what is stored is read again by others. */
  lost(): void {
    this.end();
  }

  /** The act failed halfway: its money goes back. Rows were only noted so far. */
  takeBack(): void {
    for (const lines of this.posted.toReversed()) {
      this.ledger.post(lines.map(({ holding, units }) => ({ holding, units: -units })));
    }
    for (const restore of this.restorers.toReversed()) restore();
    this.end();
  }

  private end(): void {
    for (const ender of this.enders) ender();
  }
}

const balanceRow = ({ holding: { memberId, currencyId, account, part }, units }: Balance): BalanceRow => ({
  member_id: memberId,
  currency_id: currencyId,
  account,
  part,
  amount: fromUnits(units),
});
