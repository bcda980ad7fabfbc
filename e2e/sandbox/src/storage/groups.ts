/** Rows in memory, found by what they have in common: a member's orders, a pair's positions. */
export class Groups<Row extends { readonly id: number }> {
  private readonly groups = new Map<number, Map<number, Row>>();

  clear(): void {
    this.groups.clear();
  }

  put(key: number, row: Row): void {
    const group = this.groups.get(key) ?? new Map<number, Row>();
    this.groups.set(key, group.set(row.id, row));
  }

  remove(key: number, id: number): void {
    const group = this.groups.get(key);
    group?.delete(id);
    if (group?.size === 0) this.groups.delete(key);
  }

  /** In the order in which they came. */
  of(key: number): Row[] {
    return [...(this.groups.get(key)?.values() ?? [])];
  }

  /** Those that have any. */
  keys(): number[] {
    return [...this.groups.keys()];
  }
}
