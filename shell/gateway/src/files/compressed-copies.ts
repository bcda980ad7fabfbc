import type { BuildFile } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encoding } from './accepted-encoding';
import { compress, fromBrotli } from './compress';

/** Some thirty builds: all that is offered at a time. */
const MOST_BYTES_IN_MEMORY = 64_000_000;

/**
 * Compressed copies of immutable files. Who comes first gets a quick one; the small one is made meanwhile, once, one
 * after the other in a worker thread, and kept on disk by the hash of what it was made from.
 */
export class CompressedCopies {
  readonly #copies = new Map<string, Buffer>();
  readonly #queued = new Set<string>();
  #bytes = 0;
  #line: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(private readonly folder: string) {}

  async copyOf(file: BuildFile, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> {
    if (encoding === 'identity') return read();
    const kept = this.#copies.get(keyOf(file, encoding)) ?? (await this.#fromDisk(file, encoding));
    if (kept !== null) return kept;
    this.prepare(file, encoding, read);
    return compress(await read(), encoding, 'fast');
  }

  /** Has the small copy made, unless it is there or under way. */
  prepare(file: BuildFile, encoding: Exclude<Encoding, 'identity'>, read: () => Promise<Buffer>): void {
    const key = keyOf(file, encoding);
    if (this.#copies.has(key) || this.#queued.has(key)) return;
    this.#queued.add(key);
    this.#line = this.#makeAfter(this.#line, file, encoding, read).finally(() => this.#queued.delete(key));
  }

  /** When all that was asked for is made. */
  settled(): Promise<void> {
    return this.#line;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#line;
  }

  async #makeAfter(before: Promise<void>, ...wanted: Parameters<CompressedCopies['prepare']>): Promise<void> {
    await before;
    // Without it the quick copy goes on to do.
    if (!this.#closed) await this.#make(...wanted).catch(() => undefined);
  }

  async #make(file: BuildFile, encoding: Exclude<Encoding, 'identity'>, read: () => Promise<Buffer>): Promise<void> {
    if ((await this.#fromDisk(file, encoding)) !== null) return;
    const content = await read();
    // A copy is found again by the hash of its original: of a changed file there must be none.
    if (integrityOf(content) !== file.integrity) return;
    const copy = await compress(content, encoding, 'small');
    this.#keep(keyOf(file, encoding), copy);
    if (encoding === 'br') await this.#toDisk(file, copy);
  }

  async #fromDisk(file: BuildFile, encoding: Encoding): Promise<Buffer | null> {
    if (encoding !== 'br') return null;
    try {
      const copy = await readFile(this.#pathOf(file));
      // The browser would keep a torn copy for a year.
      if (integrityOf(await fromBrotli(copy)) !== file.integrity) return null;
      this.#keep(keyOf(file, encoding), copy);
      return copy;
    } catch {
      return null;
    }
  }

  async #toDisk(file: BuildFile, copy: Buffer): Promise<void> {
    const target = this.#pathOf(file);
    const staged = `${target}.${randomBytes(6).toString('hex')}`;
    await mkdir(this.folder, { recursive: true });
    await writeFile(staged, copy);
    await rename(staged, target);
  }

  #pathOf({ integrity }: BuildFile): string {
    return path.join(this.folder, `${integrity.replaceAll('/', '_')}.br`);
  }

  /** The oldest go first when there are too many. */
  #keep(key: string, copy: Buffer): void {
    if (this.#copies.has(key)) return;
    this.#copies.set(key, copy);
    this.#bytes += copy.byteLength;
    for (const [oldest, { byteLength }] of this.#copies) {
      if (this.#bytes <= MOST_BYTES_IN_MEMORY) break;
      this.#copies.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}

function keyOf({ integrity }: BuildFile, encoding: Encoding): string {
  return `${encoding} ${integrity}`;
}
