import { Changes } from '../storage/changes';
import type { Stored } from '../storage/stored-tables';

/**
 * The next commit that writes a table is sent, and the connection ends before the database's answer has come: it is
 * stored, or it is not. Says how many did.
 */
export function losingAnswers(table: Stored, isStored = true): () => number {
  // oxlint-disable-next-line typescript/unbound-method -- bound again where it is called
  const store = Changes.prototype.store;
  let lost = 0;
  const spy = jest.spyOn(Changes.prototype, 'store').mockImplementation(async function (this: Changes, db, sends) {
    const isMeant = lost === 0 && this.writes(table);
    if (!isMeant || isStored) await store.call(this, db, sends);
    if (!isMeant) return;
    sends();
    lost += 1;
    spy.mockRestore();
    throw new Error('Connection terminated unexpectedly');
  });
  return () => lost;
}
