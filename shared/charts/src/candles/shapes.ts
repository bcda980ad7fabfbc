/** What was drawn, by name: made once, moved afterwards, and taken away when it is not asked for any more. */
export class Shapes<Shape extends { destroy(): unknown }> {
  private readonly shapes = new Map<string, Shape>();
  private readonly unused = new Set<string>();

  /** Between this and `end`, what is still wanted is asked for. */
  begin(): void {
    for (const name of this.shapes.keys()) this.unused.add(name);
  }

  of(name: string, make: () => Shape): Shape {
    this.unused.delete(name);
    const known = this.shapes.get(name);
    if (known) return known;
    const made = make();
    this.shapes.set(name, made);
    return made;
  }

  end(): void {
    for (const name of this.unused) {
      this.shapes.get(name)?.destroy();
      this.shapes.delete(name);
    }
    this.unused.clear();
  }
}
