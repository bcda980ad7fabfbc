import path from 'node:path';
import { BeaconFile } from './beacon-file';
import type { Beacon } from './kept-beacons';

/**
 * What browsers report: violations of the policy, areas that failed, builds that were rolled over. Apart from it what the
 * gateway says itself, which nobody else can push out.
 */
export class BeaconLog {
  readonly #reported: BeaconFile;
  readonly #own: BeaconFile;
  readonly #counts = new Map<string, number>();
  #seq = 0;

  constructor(folder: string) {
    this.#reported = new BeaconFile(path.join(folder, 'beacons.log'));
    this.#own = new BeaconFile(path.join(folder, 'own.log'));
  }

  /** `from` is the network of whoever says it; it is not told on. */
  add(kind: string, said: unknown, from: string, at: Date): void {
    this.#addTo(this.#reported, kind, said, from, at);
  }

  addOwn(kind: string, said: unknown, at: Date): void {
    this.#addTo(this.#own, kind, said, '', at);
  }

  since(seq: number): readonly Beacon[] {
    const all = [...this.#reported.kept, ...this.#own.kept].map(({ beacon }) => beacon);
    return all.filter(beacon => beacon.seq > seq).toSorted((one, other) => one.seq - other.seq);
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }

  /** When all that was added is on the disk. */
  async written(): Promise<void> {
    await Promise.all([this.#reported.written(), this.#own.written()]);
  }

  #addTo(file: BeaconFile, kind: string, said: unknown, from: string, at: Date): void {
    this.#seq += 1;
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    const beacon = { seq: this.#seq, at: at.toISOString(), kind, said };
    file.add({ beacon, from, line: Buffer.from(`${JSON.stringify(beacon)}\n`) });
  }
}
