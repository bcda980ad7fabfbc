/** More than a trader's finger on the market list asks for. */
const AT_ONCE = 100;
const A_SECOND = 20;

/** How much a socket may say: each wish for a book is answered by the whole of it, which is work for everybody. */
export class Patience {
  private left = AT_ONCE;
  private at: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.at = now();
  }

  take(): boolean {
    const now = this.now();
    this.left = Math.min(AT_ONCE, this.left + ((now - this.at) / 1_000) * A_SECOND);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
