const MINUTE = 60_000;
const LINES_A_MINUTE = 20;
const LONGEST_LINE = 4_000;

/**
 * What should not have happened, for whoever operates it: with its stack the first time in a minute, and
 * then counted. What is gone makes every call fail, and must not fill a disk with the same words.
 */
export class FaultLog {
  private counted = new Map<string, number>();
  private began: number;

  constructor(
    private readonly write: (line: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.began = now();
  }

  note(call: string, fault: unknown): void {
    this.turnOver();
    const known = `${call}: ${fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)}`.slice(
      0,
      200,
    );
    const name = this.counted.has(known) || this.counted.size < LINES_A_MINUTE ? known : 'others';
    const before = this.counted.get(name) ?? 0;
    this.counted.set(name, before + 1);
    if (before > 0) return;
    const stack = fault instanceof Error && fault.stack !== undefined ? `\n${fault.stack}` : '';
    this.write(`fault in ${known}${stack}`.slice(0, LONGEST_LINE));
  }

  private turnOver(): void {
    if (this.now() - this.began < MINUTE) return;
    this.began = this.now();
    const before = this.counted;
    this.counted = new Map();
    for (const [name, times] of before) if (times > 1) this.write(`fault in ${name}: ${times - 1} more times`);
  }
}
