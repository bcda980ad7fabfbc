import { hashOf } from '@tradefloor/release/signing';
import type { SignedRegistry } from '@tradefloor/release/signed-registry';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What this gateway has taken last, kept over a restart: it is served when the store holds something else than what was
 * signed, and nothing older is taken after it. One for each store that it is pointed at.
 */
export class LastGood {
  readonly #file: string;

  constructor(state: string, store: string) {
    this.#file = path.join(state, `registry-${hashOf(store).replace(/\W/g, '').slice(6, 22)}.json`);
  }

  /** As it was kept; null where nothing was, or nothing that can be read. */
  async read(): Promise<unknown> {
    const kept = readFile(this.#file, 'utf8').then((text): unknown => JSON.parse(text));
    return kept.catch(() => null);
  }

  /** A full disk costs only what a restart would have had of it. */
  async keep(signed: SignedRegistry): Promise<void> {
    const staged = `${this.#file}.${process.pid}`;
    await mkdir(path.dirname(this.#file), { recursive: true });
    await writeFile(staged, JSON.stringify(signed));
    await rename(staged, this.#file);
  }
}
