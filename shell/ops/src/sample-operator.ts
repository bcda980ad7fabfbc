import { writeBuildFolder, writeShellFolder } from '@tradefloor/release/sample-build-folder';
import { KEY_FILES } from '@tradefloor/release/signing';
import type { AreaJson, AreaReleases, Build, Registry, ShellJson } from '@tradefloor/release';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run';
import type { SigningPlace } from './signing/signer';

const READY = JSON.stringify({
  ready: true,
  lacks: [],
  store: 'readable',
  exchange: 'reachable',
  registry: { revision: 3, signed: true },
});

/** For tests: somebody at a terminal, with an empty repository of their own and a clock that only they move. */
export class SampleOperator {
  readonly env: Record<string, string> = { TRADEFLOOR_BY: 'kim', TRADEFLOOR_GATE: 'off' };
  /** What gateways say at `/metrics`, by their host; one that is not here does not answer. */
  readonly gateways = new Map<string, string>();
  /** … and at `/registry/signed`. */
  readonly taken = new Map<string, string>();
  /** What happens between two looks of a command that goes on. */
  whilePaused: () => void | Promise<void> = () => undefined;
  /** What happens before a gateway answers. */
  whileAsked: () => void | Promise<void> = () => undefined;
  /** Ends what serves until it is told to. */
  ending = new AbortController();
  private clock = Date.parse('2026-11-20T10:00:00.000Z');

  private constructor(readonly root: string) {}

  static async arrive(): Promise<SampleOperator> {
    return new SampleOperator(await mkdtemp(path.join(tmpdir(), 'ops-')));
  }

  get store(): string {
    return path.join(this.root, '.tradefloor', 'releases');
  }

  get signing(): SigningPlace {
    return { folder: path.join(this.root, '.tradefloor', 'keys'), command: null };
  }

  leave(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }

  pass(milliseconds: number): void {
    this.clock += milliseconds;
  }

  /** The whole line as typed; words don't hold spaces here. */
  async types(line: string): Promise<{ exit: number; out: string; err: string }> {
    const said = { out: '', err: '' };
    const exit = await run(
      line.split(' ').filter(word => word !== ''),
      {
        env: this.env,
        cwd: this.root,
        root: this.root,
        now: () => new Date(this.clock),
        fetch: address => this.#answered(address),
        until: () => this.ending.signal,
        pause: async (milliseconds, signal) => {
          signal?.throwIfAborted();
          this.pass(milliseconds);
          await this.whilePaused();
        },
        out: text => (said.out += text),
        err: text => (said.err += text),
      },
    );
    return { exit, ...said };
  }

  async #answered(asked: string | URL | Request): Promise<Response> {
    const { host, pathname } = new URL(asked instanceof Request ? asked.url : asked);
    await this.whileAsked();
    const said = this.gateways.get(host);
    if (said === undefined) throw new Error(`${host} does not answer`);
    if (pathname === '/registry/signed') return new Response(this.taken.get(host) ?? '');
    return new Response(pathname === '/readyz' ? READY : said);
  }

  /** Expects it to go well. */
  async does(line: string): Promise<string> {
    const { exit, out, err } = await this.types(line);
    if (exit !== 0) throw new Error(`"${line}" ended with ${exit}: ${err}${out}`);
    return out;
  }

  async builds(change: Partial<AreaJson>, contents?: Readonly<Record<string, string>>): Promise<string> {
    const folder = `built-${change.area ?? 'spot'}-${change.build ?? 'ab12cd34'}`;
    await writeBuildFolder(path.join(this.root, folder), change, contents);
    return folder;
  }

  async publishes(...builds: string[]): Promise<void> {
    for (const build of builds) await this.does(`publish ${await this.builds({ build })}`);
  }

  async buildsShell(change: Partial<ShellJson>): Promise<void> {
    const folder = path.join(this.root, '.build', 'shell', 'ffee0011');
    await writeShellFolder(folder, change);
    await writeFile(path.join(this.root, '.build', 'latest.json'), JSON.stringify([{ name: 'shell', folder }]));
  }

  /** Leaves the store as one from before revisions were signed. */
  async forgetsSignatures(): Promise<void> {
    await rm(KEY_FILES.signed(this.signing.folder), { force: true });
    const history = path.join(this.store, 'history');
    for (const name of await readdir(history)) {
      const { registry, ...entry } = JSON.parse(await readFile(path.join(history, name), 'utf8'));
      const { signed: _signed, ...unsigned } = registry;
      for (const { builds } of Object.values<AreaReleases>(unsigned.areas)) {
        for (const build of builds) Reflect.deleteProperty(build, 'signed');
      }
      await writeFile(path.join(history, name), JSON.stringify({ ...entry, registry: unsigned }));
    }
  }

  async registry(): Promise<Registry> {
    return JSON.parse(await readFile(path.join(this.store, 'registry.json'), 'utf8'));
  }

  async built(area: string, id: string): Promise<Build> {
    const found = (await this.registry()).areas[area]?.builds.find(({ build }) => build === id);
    if (found === undefined) throw new Error(`${area} ${id} was not published`);
    return found;
  }

  async pointers(area: string): Promise<Partial<AreaReleases>> {
    const { builds: _known, ...pointers } = (await this.registry()).areas[area] ?? { builds: [] };
    return pointers;
  }
}
