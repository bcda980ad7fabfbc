import { run } from '@tradefloor/ops';
import { readRegistry, type Registry } from '@tradefloor/release';
import { newestIn, openDepot } from '@tradefloor/release/depot';
import { writeBuildFolder, writeShellFolder } from '@tradefloor/release/sample-build-folder';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For tests: a store with its keys, a shell, and whoever types commands there. */
export class SampleSuite {
  #made = 0;

  private constructor(
    readonly root: string,
    readonly store: string,
  ) {}

  /** Its store is a folder of its own, or this one. */
  static async open(store?: string): Promise<SampleSuite> {
    const root = await mkdtemp(path.join(tmpdir(), 'store-'));
    const suite = new SampleSuite(root, store ?? path.join(root, 'store'));
    await writeShellFolder(suite.shell);
    return suite;
  }

  readonly at = (...names: string[]): string => path.join(this.root, ...names);

  get shell(): string {
    return this.at('shell');
  }

  /** As `ops` and the gateway are told of it. */
  get env(): Record<string, string> {
    return {
      TRADEFLOOR_STORE: this.store,
      TRADEFLOOR_KEYS: this.at('keys'),
      SHELL_DIST: this.shell,
      TRADEFLOOR_BY: 'kim',
      TRADEFLOOR_GATE: 'off',
    };
  }

  /** A folder as a team would hand it over; its id says which it is. */
  async builds(area: string): Promise<{ readonly build: string; readonly folder: string }> {
    this.#made += 1;
    const build = `${area}${this.#made.toString().padStart(8, '0')}`.replaceAll(/[^0-9a-z]/g, '');
    const folder = this.at('built', build);
    const files = { 'entry.js': `/* ${build} ${'of some length, '.repeat(60)} */`, 'chunks/1.js': `/* 1 ${build} */` };
    await writeBuildFolder(folder, { area, build }, files);
    return { build, folder };
  }

  /** One command line, in this process. */
  async types(line: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const said: string[] = [];
    const code = await run(line, {
      env: { ...this.env, ...env },
      cwd: this.root,
      root: this.root,
      now: () => new Date(),
      fetch: globalThis.fetch,
      pause: () => Promise.resolve(),
      out: text => void said.push(text),
      err: text => void said.push(text),
    });
    return { code, said: said.join('\n') };
  }

  /** Expects it to go well. */
  async does(...line: string[]): Promise<void> {
    const { code, said } = await this.types(line);
    if (code !== 0) throw new Error(`ops ${line.join(' ')} ended with ${code}: ${said}`);
  }

  /** The newest body as it is written, and what it says. */
  async standing(): Promise<{ readonly revision: number; readonly document: unknown; readonly registry: Registry }> {
    const { revision, document } = (await newestIn(openDepot(this.store))) ?? { revision: 0, document: null };
    return { revision, document, registry: readRegistry(document).registry };
  }

  close(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }
}
