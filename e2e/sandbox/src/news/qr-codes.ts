import { renderSVG } from 'uqr';

const MOST_KEPT = 300;

/** Codes as they were drawn: the links and names that are asked for are few, and asked for often. */
export class QrCodes {
  private readonly drawn = new Map<string, string>();

  get size(): number {
    return this.drawn.size;
  }

  /** `toDraw` may refuse before anything is drawn. */
  of(text: string, toDraw: () => void): string {
    const known = this.drawn.get(text);
    if (known === undefined) toDraw();
    const code = known ?? renderSVG(text, { border: 2 });
    // Used last, forgotten last.
    this.drawn.delete(text);
    this.drawn.set(text, code);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > MOST_KEPT && oldest !== undefined) this.drawn.delete(oldest);
    return code;
  }
}
