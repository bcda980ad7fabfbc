import type { HistoryEntry } from '@tradefloor/release/folder';
import { areaNamed, type Command, noArea } from '../command';
import { releasesOf, standingRegistry } from '../edit-registry';
import { asksOtherwise, changesBetween, changeSaid, comesOrGoes } from '../releases/changes';
import { Refusal } from '../refusal';
import { inEnglish } from '../said/english';
import { wholeNumber } from '../whole-number';

const LAST = 20;

export const history: Command = {
  name: 'history',
  takes: '[AREA]',
  summary: 'who changed what people get, when and why; the newest first',
  about: [
    'Each revision with its moment (UTC), who wrote it, what it changed of which area, and the reason. With AREA only',
    'those that changed something of it. "rollback --to-revision N" goes back to what one of them had.',
  ],
  options: { last: { type: 'string' } },
  says: { last: `so many revisions (${LAST})` },
  positionals: { min: 0, max: 1 },
  writes: false,

  async run(asked, { store }) {
    const last = wholeNumber(asked.value('last'), '--last') ?? LAST;
    if (last === 0) throw new Refusal('usage', '--last takes a whole number from 1 on, not "0".');
    const area = areaNamed(asked);
    const told: Told[] = [];
    for await (const [entry, before] of withTheOneBefore(store.revisions())) {
      if (told.length >= last) break;
      const one = toldAfter(entry, before);
      const isOfIt =
        one.changes.some(change => change.area === area) ||
        asksOtherwise(before, entry.registry, area) ||
        comesOrGoes(before, entry.registry, area);
      if (area === '' || isOfIt) told.push(one);
    }
    // One that was retired has a history still.
    const isThere = area === '' || told.length > 0 || releasesOf(await standingRegistry(store), area) !== null;
    if (!isThere) noArea(area);
    const lines = told.flatMap(linesOf);
    return { lines: lines.length === 0 ? ['Nothing was published yet'] : lines, json: { revisions: told } };
  },
};

type Told = Pick<HistoryEntry, 'revision' | 'at' | 'by' | 'command' | 'why'> & {
  readonly changes: ReturnType<typeof changesBetween>;
};

/** Each with what was before it. */
async function* withTheOneBefore(revisions: AsyncIterable<HistoryEntry>): AsyncGenerator<[HistoryEntry, unknown]> {
  let later: HistoryEntry | null = null;
  for await (const entry of revisions) {
    if (later !== null) yield [later, entry.registry];
    later = entry;
  }
  if (later !== null) yield [later, null];
}

const toldAfter = ({ revision, at, by, command, why, registry }: HistoryEntry, before: unknown): Told => ({
  revision,
  at,
  by,
  command,
  why,
  changes: changesBetween(before, registry),
});

/** A reason of several lines would read as revisions that nobody wrote. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

function linesOf({ revision, at, by, command, why, changes }: Told): string[] {
  const head = `${revision}  ${at.slice(0, 16).replace('T', ' ')}  ${oneLine(by)}${why ? `  "${oneLine(why)}"` : ''}`;
  // What changed nothing that people get is told by what was typed.
  const did = changes.length === 0 ? [oneLine(command)] : changes.map(change => inEnglish(changeSaid(change)));
  return [head, ...did.map(line => `    ${line}`)];
}
