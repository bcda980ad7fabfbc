import type { BuildFile } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encoding } from './accepted-encoding';
import { compress, fromBrotli } from './compress';

/** Some thirty builds: all that is offered at a time. */
const MOST_BYTES_IN_MEMORY = 64_000_000;

type Packed = Exclude<Encoding, 'identity'>;

/**
 * Compressed copies of immutable files. Who comes first gets a quick one, the same for all who come in the rush after
 * a promote; the small one is made after it, once, one after the other in a worker thread, and kept on disk by the
 * hash of what it was made from.
 */
export class CompressedCopies {
  readonly #copies = new Map<string, Buffer>();
  readonly #quick = new Map<string, Promise<Buffer>>();
  readonly #queued = new Set<string>();
  readonly #closing = new AbortController();
  #bytes = 0;
  #line: Promise<void> = Promise.resolve();
  #rush: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    /** What small copies wait for, which take whole seconds of a core. */
    private readonly rushMs = 0,
  ) {}

  async copyOf(file: BuildFile, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> {
    if (encoding === 'identity') return read();
    const kept = this.#copies.get(keyOf(file, encoding)) ?? (await this.#fromDisk(file, encoding));
    if (kept !== null) return kept;
    this.prepare(file, encoding, read);
    return this.#quickOf(file, encoding, read);
  }

  /** Has the small copy made, unless it is there or under way. */
  prepare(file: BuildFile, encoding: Packed, read: () => Promise<Buffer>): void {
    const key = keyOf(file, encoding);
    if (this.#copies.has(key) || this.#queued.has(key)) return;
    this.#queued.add(key);
    const turn = Promise.all([this.#line, this.#rushOver()]);
    this.#line = this.#makeAfter(turn, file, encoding, read).finally(() => this.#queued.delete(key));
  }

  /** When all that was asked for is made. */
  settled(): Promise<void> {
    return this.#line;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#line;
  }

  #quickOf(file: BuildFile, encoding: Packed, read: () => Promise<Buffer>): Promise<Buffer> {
    const key = keyOf(file, encoding);
    const making = this.#quick.get(key) ?? this.#makeQuick(key, file, encoding, read);
    this.#quick.set(key, making);
    making.catch(() => this.#quick.delete(key));
    return making;
  }

  async #makeQuick(key: string, file: BuildFile, encoding: Packed, read: () => Promise<Buffer>): Promise<Buffer> {
    const content = await read();
    if (integrityOf(content) !== file.integrity) this.#quick.delete(key);
    return compress(content, encoding, 'fast');
  }

  /** One for all that is asked for in it. */
  #rushOver(): Promise<void> {
    if (this.rushMs === 0) return Promise.resolve();
    this.#rush ??= new Promise<void>(resolve => {
      const over = setTimeout(resolve, this.rushMs).unref();
      const end = () => {
        clearTimeout(over);
        resolve();
      };
      this.#closing.signal.addEventListener('abort', end, { once: true });
    }).finally(() => (this.#rush = null));
    return this.#rush;
  }

  async #makeAfter(turn: Promise<unknown>, ...wanted: Parameters<CompressedCopies['prepare']>): Promise<void> {
    await turn;
    // Without it the quick copy goes on to do.
    if (!this.#closing.signal.aborted) await this.#make(...wanted).catch(() => undefined);
  }

  async #make(file: BuildFile, encoding: Packed, read: () => Promise<Buffer>): Promise<void> {
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
    this.#quick.delete(key);
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
