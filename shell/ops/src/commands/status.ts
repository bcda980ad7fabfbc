import type { AreaReleases, Canary } from '@tradefloor/release';
import { chosenAreas, type Command } from '../command';
import { standingRegistry } from '../edit-registry';
import { problemSaid } from '../releases/problem-said';
import { inEnglish } from '../said/english';

export const status: Command = {
  name: 'status',
  takes: '[AREA]',
  summary: 'what people get now, area by area',
  about: [
    'Per area: the stable build, its version, the platform it needs and when it was published; the build that is tried on',
    'a share of the browsers; the builds to fall back to, those blocked, and the newest of the others. With AREA, of that',
    'one only, and all of the others.',
  ],
  options: {},
  says: {},
  positionals: { min: 0, max: 1 },
  writes: false,

  async run(asked, { store, now }) {
    const { registry, problems, revision } = await standingRegistry(store);
    const areas = chosenAreas(asked, registry);
    const rows = Object.entries(areas)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([area, releases]) => row(area, releases, now(), asked.positionals.length === 0 ? OTHERS : Infinity));
    const heading = ['AREA', 'STABLE', 'VERSION', 'PLATFORM', 'PUBLISHED', 'CANARY', 'LAST GOOD', 'BLOCKED', 'OTHERS'];
    const written = revision === 0 ? 'Nothing was published yet' : `Revision ${revision}, written ${registry.updated}`;
    return {
      lines: [
        `${written}, in ${store.place}`,
        ...(rows.length === 0 ? [] : ['', ...table([heading, ...rows])]),
        ...problems.map(problem => `! ${inEnglish(problemSaid(problem))}`),
      ],
      json: { revision, updated: registry.updated, store: store.place, areas, problems },
    };
  },
};

/** So many stand in a line of their own width; hundreds are published between two prunes. */
const OTHERS = 3;

function row(area: string, releases: AreaReleases, at: Date, most: number): string[] {
  const { builds, stable, lastGood, blocked, now, canary } = releases;
  const known = builds.find(({ build }) => build === stable);
  const pointed = new Set([stable, canary?.build, ...lastGood, ...blocked]);
  const others = builds.map(({ build }) => build).filter(build => !pointed.has(build));
  return [
    area,
    stable === null ? '-' : `${stable}${now === stable ? ' (now)' : ''}`,
    known?.version ?? '-',
    known?.platform ?? '-',
    known?.published.slice(0, 16).replace('T', ' ') ?? '-',
    canary === undefined ? '-' : tried(canary, at),
    shown(lastGood),
    shown(blocked),
    shown([...others.slice(0, most), ...(others.length > most ? [`and ${others.length - most} more`] : [])]),
  ];
}

/** Nobody gets one that no command has looked after for a day; it stays until somebody ends it or goes on. */
function tried({ build, percent, until }: Canary, at: Date): string {
  return `${build} ${Date.parse(until) > at.getTime() ? `${percent} %` : 'for nobody: unwatched'}`;
}

function shown(builds: readonly string[]): string {
  return builds.length === 0 ? '-' : builds.join(' ');
}

/** A row is a line, whatever a build calls its version. */
function table(given: readonly string[][]): string[] {
  const rows = given.map(cells => cells.map(cell => cell.replaceAll(/\s+/g, ' ')));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(cells => cells[column]?.length ?? 0)));
  return rows.map(cells =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
