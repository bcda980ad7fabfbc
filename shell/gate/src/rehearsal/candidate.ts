import type { Build, Registry, ShellJson } from '@tradefloor/release';

/** The build that is to be looked at, and what it is to stand beside. */
export interface Candidate {
  readonly build: Build;
  readonly registry: Registry;
  /** Where the store has the files of a build. */
  readonly folderOf: (area: string, build: string) => string;
  readonly shell: ShellJson;
  readonly shellFolder: string;
  /** `http://127.0.0.1:8090`; where nobody answers, calls are answered as by an exchange that is away. */
  readonly exchange: string;
  /** The gateway's own files: what it has compressed once need not be again. */
  readonly state: string;
}

export function stableOf({ build, registry }: Pick<Candidate, 'build' | 'registry'>): Build | null {
  const releases = registry.areas[build.area];
  const stable = releases?.builds.find(known => known.build === releases.stable) ?? null;
  return stable?.build === build.build ? null : stable;
}
