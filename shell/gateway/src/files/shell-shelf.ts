import { type BuildFile, listedFiles, type ShellJson, shellJson } from '@tradefloor/release';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ListedFile } from './build-files';
import { readWhole } from './whole-file';

/** Tabs open since before the last deployments still ask for chunks of the shell they were loaded with. */
const SHELLS_KEPT = 10;

/**
 * The built shell, copied whole onto a shelf before it is served: a build may be replaced or half-written at any time,
 * and what an open tab was loaded with must stay.
 */
export class ShellShelf {
  #current: ShellJson | null = null;
  #seen: string | null = null;
  #problem: string | null = null;
  #looking: Promise<void> | null = null;
  /** By name, from the newest shell that has a file of that name. */
  #files = new Map<string, ListedFile>();

  constructor(
    private readonly dist: () => Promise<string | null>,
    private readonly shelf: string,
    /** The areas of which this shell could run nothing that is offered. */
    private readonly lackedBy: (shell: ShellJson) => readonly string[] = () => [],
  ) {}

  /** Why the newest build cannot be served; the one before stands meanwhile. */
  get problem(): string | null {
    return this.#problem;
  }

  async current(): Promise<ShellJson | null> {
    await this.#look();
    return this.#current;
  }

  async find(file: string): Promise<ListedFile | null> {
    if (!this.#files.has(file)) await this.#look();
    return this.#files.get(file) ?? null;
  }

  /** One look serves all who asked before it began; one under way may have missed what was built since. */
  async #look(): Promise<void> {
    await this.#looking;
    this.#looking ??= this.#lookForNewest().finally(() => (this.#looking = null));
    await this.#looking;
  }

  async #lookForNewest(): Promise<void> {
    const folder = await this.dist();
    if (folder === null) {
      this.#problem = 'no shell was built yet';
      return;
    }
    const description = path.join(folder, 'shell.json');
    const seen = await stat(description).then(
      ({ mtimeMs, ino, size }) => `${description} ${mtimeMs} ${ino} ${size}`,
      () => `${description} is missing`,
    );
    if (seen === this.#seen) return;
    try {
      const text = await readFile(description, 'utf8');
      const said = shellJson.parse(JSON.parse(text));
      const lacked = this.lackedBy(said);
      if (lacked.length > 0 && (await this.#hasBetter(lacked.length))) {
        this.#problem = `${description} is not served: of ${lacked.join(', ')} it can run nothing that is offered`;
        return;
      }
      await this.#shelve(folder, said, text);
      await this.#serve(said, nameOf(text));
      this.#seen = seen;
      this.#problem = null;
    } catch (error) {
      this.#problem = `${description} cannot be served: ${String(error)}`;
    }
  }

  async #serve(shell: ShellJson, name: string): Promise<void> {
    this.#current = shell;
    await this.#list(name);
  }

  /** One in service, or on the shelf since an earlier start, by which fewer areas would be lost. */
  async #hasBetter(lacked: number): Promise<boolean> {
    if (this.#current !== null) return this.lackedBy(this.#current).length < lacked;
    for (const name of await this.#newestFirst().catch(() => [])) {
      const text = await readFile(path.join(this.shelf, name, 'shell.json'), 'utf8').catch(() => '');
      const said = shellIn(text);
      if (said === null || this.lackedBy(said).length >= lacked) continue;
      if (!(await isWhole(path.join(this.shelf, name), said, text))) continue;
      await this.#serve(said, name);
      return true;
    }
    return false;
  }

  async #shelve(folder: string, said: ShellJson, text: string): Promise<void> {
    const target = path.join(this.shelf, nameOf(text));
    if (await isWhole(target, said, text)) return;
    await rm(target, { recursive: true, force: true });
    const staged = path.join(this.shelf, `.${randomBytes(6).toString('hex')}`);
    try {
      for (const listed of said.files) {
        const { path: file } = listed;
        const content = await readWhole(folder, listed);
        await mkdir(path.dirname(path.join(staged, file)), { recursive: true });
        await writeFile(path.join(staged, file), content);
      }
      await mkdir(staged, { recursive: true });
      await writeFile(path.join(staged, 'shell.json'), text);
      await rename(staged, target);
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  async #list(newest: string): Promise<void> {
    const shelved = await this.#newestFirst();
    const kept = [newest, ...shelved.filter(name => name !== newest)];
    const files = new Map<string, ListedFile>();
    for (const name of kept.slice(0, SHELLS_KEPT)) {
      const folder = path.join(this.shelf, name);
      for (const file of await listIn(folder)) {
        if (!files.has(file.path)) files.set(file.path, { file, read: () => this.#readWhole(folder, file) });
      }
    }
    this.#files = files;
    for (const name of kept.slice(SHELLS_KEPT)) await rm(path.join(this.shelf, name), { recursive: true, force: true });
  }

  /** Of the shell in service there is another copy, where it was built: the next look takes it from there. */
  async #readWhole(folder: string, file: BuildFile): Promise<Buffer> {
    return readWhole(folder, file).catch((error: unknown) => {
      this.#seen = null;
      throw error;
    });
  }

  async #newestFirst(): Promise<string[]> {
    const names = (await readdir(this.shelf)).filter(name => !name.startsWith('.'));
    const aged = await Promise.all(
      names.map(async name => ({ name, since: (await stat(path.join(this.shelf, name))).mtimeMs })),
    );
    return aged.toSorted((one, other) => other.since - one.since).map(({ name }) => name);
  }
}

/** None where a full disk or a power cut left the list empty: the other shells are served all the same. */
async function listIn(folder: string) {
  try {
    return listedFiles(JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'))) ?? [];
  } catch {
    return [];
  }
}

function shellIn(text: string): ShellJson | null {
  try {
    return shellJson.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** By content, not by build id: a development build may be written twice under one id. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** What a power cut left of one has its names and not its contents, and a disk may fail later. */
async function isWhole(folder: string, { files }: ShellJson, text: string): Promise<boolean> {
  const description = await readFile(path.join(folder, 'shell.json'), 'utf8').catch(() => null);
  if (description !== text) return false;
  const read = await Promise.allSettled(files.map(file => readWhole(folder, file)));
  return read.every(({ status }) => status === 'fulfilled');
}
