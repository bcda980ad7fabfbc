import { appendFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type KeptBeacon, KeptBeacons } from './kept-beacons';

/** One file and the one before: a flood of reports costs no more disk than this twice. */
const MOST_FILE_BYTES = 2_000_000;

/** Has on the disk what is kept in memory: a new file begins with what of it would go with the oldest. */
export class BeaconFile {
  readonly #kept = new KeptBeacons();
  /** Which of the files has it, counted from the first. */
  readonly #fileOf = new WeakMap<KeptBeacon, number>();
  #number = 1;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly file: string) {}

  get kept(): readonly KeptBeacon[] {
    return this.#kept.all;
  }

  add(one: KeptBeacon): void {
    this.#kept.add(one);
    // A full disk must not cost a page: what can't be written is still counted.
    this.#writing = this.#writing.then(() => this.#write(one)).catch(() => undefined);
  }

  /** When all that was added is on the disk. */
  written(): Promise<void> {
    return this.#writing;
  }

  async #write(one: KeptBeacon): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const size = await stat(this.file).then(
      known => known.size,
      () => 0,
    );
    if (size + one.line.length > MOST_FILE_BYTES) await this.#turnOver();
    await appendFile(this.file, one.line);
    this.#fileOf.set(one, this.#number);
  }

  async #turnOver(): Promise<void> {
    const goesOn = this.kept.filter(one => (this.#fileOf.get(one) ?? this.#number) < this.#number);
    await rename(this.file, `${this.file}.1`);
    this.#number += 1;
    await writeFile(this.file, Buffer.concat(goesOn.map(({ line }) => line)));
    for (const one of goesOn) this.#fileOf.set(one, this.#number);
  }
}
