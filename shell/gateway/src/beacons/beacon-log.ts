import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';

export interface Beacon {
  /** Counts up from 1 since the gateway started. */
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly said: unknown;
}

/** One file and the one before: a flood of reports costs no more disk than this twice. */
const MOST_LOG_BYTES = 2_000_000;
const KEPT_IN_MEMORY = 500;

/** What browsers report: violations of the policy, areas that failed, builds that were rolled over. */
export class BeaconLog {
  readonly #recent: Beacon[] = [];
  readonly #counts = new Map<string, number>();
  #seq = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly file: string) {}

  add(kind: string, said: unknown, at: Date): void {
    this.#seq += 1;
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    const beacon = { seq: this.#seq, at: at.toISOString(), kind, said };
    this.#recent.push(beacon);
    if (this.#recent.length > KEPT_IN_MEMORY) this.#recent.shift();
    const line = `${JSON.stringify(beacon)}\n`;
    // A full disk must not cost a page: what can't be written is still counted.
    this.#writing = this.#writing.then(() => this.#write(line)).catch(() => undefined);
  }

  since(seq: number): readonly Beacon[] {
    return this.#recent.filter(beacon => beacon.seq > seq);
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }

  /** When all that was added is on the disk. */
  written(): Promise<void> {
    return this.#writing;
  }

  async #write(line: string): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const size = await stat(this.file).then(
      known => known.size,
      () => 0,
    );
    if (size + line.length > MOST_LOG_BYTES) await rename(this.file, `${this.file}.1`);
    await appendFile(this.file, line);
  }
}
