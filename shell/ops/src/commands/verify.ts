import type { AreaReleases, Build, Registry, ShellJson } from '@tradefloor/release';
import { type Answer, chosenAreas, type Command } from '../command';
import { standingRegistry } from '../edit-registry';
import { findBuild } from '../releases/find-build';
import { taken, unmet } from '../releases/policy';
import { lossOf } from '../releases/published';
import { wrongWithSignatures } from '../signing/history';
import { unfit } from '../releases/fitness';
import { inEnglish } from '../said/english';
import type { ReleaseStore } from '../store/release-store';

export const verify: Command = {
  name: 'verify',
  takes: '[AREA [BUILD]]',
  summary: 'compare store and registry, file by file, and both with the shell',
  about: [
    'Reads every file of every published build, of an area, or of one build: each must be there as the registry says, and',
    'nothing beside them. It also answers whether a shell may be deployed (--shell): it must',
    'run every stable and last good build, because clients fall back to them. Ends with 1 when something is wrong.',
    'With --stable it reads the files of those builds alone that people get now.',
  ],
  options: { stable: { type: 'boolean' } },
  says: { stable: 'only the files of what is stable' },
  positionals: { min: 0, max: 2 },
  writes: false,

  async run(asked, context) {
    const { registry, problems, revision } = await standingRegistry(context.store);
    if (asked.flag('stable')) return stableFiles(chosenAreas(asked, registry), revision, context.store);
    const shell = await context.shell();
    const found = problems.map(problem => `the registry has a problem: ${JSON.stringify(problem)}`);
    if (asked.positionals.length === 0) found.push(...(await wrongWithSignatures(context.store, context.note.signing)));
    const [, named] = asked.positionals;
    let checked = 0;
    for (const [area, releases] of Object.entries(chosenAreas(asked, registry))) {
      const builds = named === undefined ? releases.builds : [findBuild(area, releases, named)];
      checked += builds.length;
      found.push(...(await damagedOf(context.store, builds)).map(wrong));
      found.push(...wrongWithPointers(area, releases), ...wrongBetweenAreas(area, releases, registry));
      found.push(...wrongForShell(area, releases, shell));
    }
    const held =
      shell === null
        ? 'no built shell was found to hold them against'
        : `shell ${shell.version} can run what is offered`;
    const sound = `Revision ${revision}: ${howMany(checked, 'build')} whole, ${held}.`;
    return {
      lines: found.length === 0 ? [sound] : found,
      json: { revision, builds: checked, shell: shell?.build ?? null, found },
      failed: found.length > 0,
    };
  },
};

const howMany = (count: number, what: string): string => `${count} ${what}${count === 1 ? ' is' : 's are'}`;

interface Damaged {
  readonly area: string;
  readonly build: string;
  readonly why: string;
}

async function stableFiles(areas: Registry['areas'], revision: number, store: ReleaseStore): Promise<Answer> {
  const stable = Object.values(areas).flatMap(each => each.builds.filter(({ build }) => build === each.stable));
  const damaged = await damagedOf(store, stable);
  const sound = `Revision ${revision}: ${howMany(stable.length, 'stable build')} whole.`;
  return {
    lines: damaged.length === 0 ? [sound] : damaged.map(wrong),
    json: { revision, builds: stable.length, damaged },
    failed: damaged.length > 0,
  };
}

async function damagedOf(store: ReleaseStore, builds: readonly Build[]): Promise<Damaged[]> {
  const found: Damaged[] = [];
  for (const each of builds) {
    const loss = await lossOf(store, each);
    if (loss !== null) found.push({ area: each.area, build: each.build, why: inEnglish(loss) });
  }
  return found;
}

const wrong = ({ area, build, why }: Damaged): string => `${area} ${build}: ${why}: publish it again.`;

/** Two areas at one address, or with one part: only one of them is shown. */
function wrongBetweenAreas(area: string, { builds, stable }: AreaReleases, registry: Registry): string[] {
  const shown = builds.find(({ build }) => build === stable);
  return shown === undefined ? [] : taken(registry, shown).map(why => inEnglish(unfit(shown, why)));
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
  return offered.flatMap(build => unmet(build, shell).map(why => inEnglish(unfit(build, why))));
}
