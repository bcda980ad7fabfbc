import { type AreaModule, type PartModule, within } from '@tradefloor/platform';
import type { Build } from '@tradefloor/release';
import { Fault } from './fault';
import type { Federation } from './federation';
import { tooLate, whyItFailed } from './why-it-failed';

/** shell.load-limit, for both tries together, code and data: the last good build is to be on screen within ten seconds. */
export const LOAD_LIMIT_MS = 8_000;

/** Files that are fetched together fail together, but not at once: one still failing would fail the second try too. */
export const AGAIN_AFTER_MS = 250;

export interface Loader {
  area(build: Build): Promise<AreaModule>;
  part(build: Build, expose: string): Promise<PartModule>;
  purge(build: Build): void;
}

/** Two tries, one limit, and a look at what came: only what has lifecycles is handed on. */
export function createLoader(federation: Federation): Loader {
  async function load<Module>(
    build: Build,
    expose: string,
    isWanted: (module: unknown) => module is Module,
  ): Promise<Module> {
    try {
      const module = await within(LOAD_LIMIT_MS, twice(build, expose), () => tooLate(build));
      if (isWanted(module)) return module;
      throw new Fault('nothing-exposed', build.build, `${expose} has no lifecycles`);
    } catch (problem) {
      const fault = await whyItFailed(problem, build, 'entry-threw');
      federation.purge(build);
      throw fault;
    }
  }

  async function twice(build: Build, expose: string): Promise<unknown> {
    try {
      return await federation.load(build, expose);
    } catch {
      // What the first try left behind would be found again instead of being fetched again.
      federation.purge(build);
      await new Promise(resolve => setTimeout(resolve, AGAIN_AFTER_MS));
      return federation.load(build, expose);
    }
  }

  return {
    area: build => load(build, './area', isArea),
    part: (build, expose) => load(build, expose, isPart),
    purge: build => federation.purge(build),
  };
}

function isArea(module: unknown): module is AreaModule {
  return hasFunctions(module, ['bootstrap', 'mount', 'unmount']);
}

function isPart(module: unknown): module is PartModule {
  return hasFunctions(module, ['mount', 'update', 'unmount']);
}

function hasFunctions(module: unknown, names: readonly string[]): boolean {
  if (typeof module !== 'object' || module === null) return false;
  const entries = new Map(Object.entries(module));
  return names.every(name => typeof entries.get(name) === 'function');
}
