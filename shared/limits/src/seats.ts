/** How much of something each caller holds at a time. A limit of zero is none. */
export class Seats {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  hasOne(caller: string): boolean {
    return this.most === 0 || (this.taken.get(caller) ?? 0) < this.most;
  }

  /** Answers how to leave it; leaving twice is leaving once. */
  take(caller: string): () => void {
    this.taken.set(caller, (this.taken.get(caller) ?? 0) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.taken.get(caller) ?? 1) - 1;
      if (left > 0) this.taken.set(caller, left);
      else this.taken.delete(caller);
    };
  }

  get callers(): number {
    return this.taken.size;
  }
}
