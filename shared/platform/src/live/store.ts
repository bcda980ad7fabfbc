import type { Frames } from './frames';

/** What `useSyncExternalStore` takes. `read` gives the same object until something changed. */
export interface Readable<View> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => View;
}

/** Listeners that hear of changes once a frame. */
export class Listeners {
  private readonly listeners = new Set<() => void>();
  private readonly tell = (): void => {
    for (const listener of this.listeners) listener();
  };

  constructor(private readonly frames: Frames) {}

  get count(): number {
    return this.listeners.size;
  }

  add(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
      if (this.listeners.size === 0) this.frames.unmark(this.tell);
    };
  }

  /** Nothing is asked of the frame while nobody listens: a pair off screen costs no drawing. */
  changed(): void {
    if (this.listeners.size > 0) this.frames.mark(this.tell);
  }
}
