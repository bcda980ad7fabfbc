import type { Verdict } from '@tradefloor/gate/verdict';
import { areaNamed, type Command, noArea, NOT_PUBLISHED } from '../command';
import { releasesOf, standingRegistry } from '../edit-registry';
import { refuse } from '../refusal';
import { findingLine } from '../releases/admission';
import { findBuild } from '../releases/find-build';
import { objectionTo, unfit } from '../releases/fitness';

export const gate: Command = {
  name: 'gate',
  takes: 'AREA BUILD',
  summary: 'look at a published build in a real browser, before anybody gets it',
  about: [
    'Opens it in the shell in service beside the other stable builds: every route and part is mounted, left, and swapped',
    'with the stable build. What is found is kept, and "promote" goes by it. Ends with 1 when a rule is broken.',
    'Needs a Chromium (CHROMIUM_PATH), and takes the exchange of EXCHANGE_URL, if one answers there.',
  ],
  options: {},
  says: {},
  positionals: { min: 2, max: 2 },
  writes: false,

  async run(asked, context) {
    const { store } = context;
    const area = areaNamed(asked);
    const standing = await standingRegistry(store);
    const releases = releasesOf(standing, area);
    if (releases === null) return noArea(area, NOT_PUBLISHED);
    const build = findBuild(area, releases, asked.positionals[1] ?? '');
    const objection = await objectionTo(build, standing.registry, await context.shell(), store);
    if (objection !== null) refuse(unfit(build, objection));
    const { verdict, unkept } = await context.gate.look(build, standing.registry);
    const { findings } = verdict;
    const lines = [heading(verdict), ...findings.map(findingLine)];
    if (unkept !== null) lines.push(`Not kept, so "promote" will look again: ${unkept}`);
    return { lines, json: verdict, failed: findings.length > 0 };
  },
};

function heading({ area, build, shell, findings, figures }: Verdict): string {
  const { seconds, visits, parts, swaps, exchange, slowestFirstContentMs, heaviestFirstScripts, busiest } = figures;
  const outcome = findings.length === 0 ? 'passes the gate' : 'is refused by the gate';
  const seen = `${visits} visits, ${parts} parts, ${swaps} swaps in ${seconds} s, exchange ${exchange}`;
  const most = `first content within ${slowestFirstContentMs} ms, ${(heaviestFirstScripts / 1000).toFixed(1)} kB before it, ${Math.round(busiest * 100)} % of a core at rest`;
  return `${area} ${build} ${outcome} in shell ${shell} (${seen}; ${most}).`;
}
