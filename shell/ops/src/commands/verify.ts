import type { AreaReleases, Build, ShellJson } from '@tradefloor/release';
import { chosenAreas, type Command } from '../command';
import { standingRegistry } from '../edit-registry';
import { Refusal } from '../refusal';
import { findBuild } from '../releases/find-build';
import { unmet } from '../releases/policy';
import { checkBuildFolder } from '../store/check-build-folder';
import type { ReleaseStore } from '../store/release-store';

export const verify: Command = {
  name: 'verify',
  takes: '[AREA [BUILD]]',
  summary: 'check every file of every build, and that the shell can run what is offered',
  about: [
    'Reads the whole store, or an area, or one build. It also answers whether a shell may be deployed (--shell): it must',
    'run every stable and last good build, because clients fall back to them. Ends with 1 when something is wrong.',
  ],
  options: {},
  says: {},
  positionals: { min: 0, max: 2 },
  writes: false,

  async run(asked, context) {
    const { registry, problems, revision } = await standingRegistry(context.store);
    const shell = await context.shell();
    const found = problems.map(problem => `the registry has a problem: ${JSON.stringify(problem)}`);
    const [, named] = asked.positionals;
    let checked = 0;
    for (const [area, releases] of Object.entries(chosenAreas(asked, registry))) {
      const builds = named === undefined ? releases.builds : [findBuild(area, releases, named)];
      checked += builds.length;
      found.push(...(await wrongWithFiles(context.store, area, builds)));
      found.push(...wrongWithPointers(area, releases), ...wrongForShell(area, releases, shell));
    }
    const held =
      shell === null
        ? 'no built shell was found to hold them against'
        : `shell ${shell.version} can run what is offered`;
    const sound = `Revision ${revision}: ${checked} builds are whole, ${held}.`;
    return {
      lines: found.length === 0 ? [sound] : found,
      json: { revision, builds: checked, shell: shell?.build ?? null, found },
      failed: found.length > 0,
    };
  },
};

async function wrongWithFiles(store: ReleaseStore, area: string, builds: readonly Build[]): Promise<string[]> {
  const found: string[] = [];
  for (const { build } of builds) {
    if (!(await store.hasBuild(area, build))) {
      found.push(`${area} ${build} is in the registry but its folder is gone: publish it again.`);
      continue;
    }
    try {
      await checkBuildFolder(store.buildFolder(area, build));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      found.push(error.message);
    }
  }
  return found;
}

function wrongWithPointers(area: string, { builds, stable, lastGood, blocked }: AreaReleases): string[] {
  const known = new Set(builds.map(({ build }) => build));
  const pointed = [stable, ...lastGood].filter(build => build !== null);
  const unknown = pointed.filter(build => !known.has(build));
  const forbidden = pointed.filter(build => blocked.includes(build));
  return [
    ...unknown.map(build => `${area} points at ${build}, which it does not know: publish it again.`),
    ...forbidden.map(build => `${area} points at ${build}, which is blocked: promote another.`),
  ];
}

function wrongForShell(area: string, { builds, stable, lastGood }: AreaReleases, shell: ShellJson | null): string[] {
  if (shell === null) return [];
  const offered = builds.filter(({ build }) => build === stable || lastGood.includes(build));
  return offered.flatMap(build => unmet(build, shell).map(reason => `${area} ${build.build} ${reason}.`));
}
