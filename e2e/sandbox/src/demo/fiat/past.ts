import type { Core } from '../../core';
import type { Deed } from '../../ledger/deed';

/** Deeds of the past, one after the other in memory and stored together: a first start does not wait for each. */
export class Past {
  private readonly pending: Array<Promise<unknown>> = [];

  constructor(private readonly core: Core) {}

  perform<Result>(act: (deed: Deed) => Result, at: number): Result {
    const made: Result[] = [];
    this.pending.push(
      this.core.clerk.perform(deed => {
        made.push(act(deed));
      }, at),
    );
    const [result] = made;
    if (made.length === 0) throw new Error('A deed of the past was refused.');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is one, and it may be undefined
    return result as Result;
  }

  async stored(): Promise<void> {
    await Promise.all(this.pending);
  }
}
