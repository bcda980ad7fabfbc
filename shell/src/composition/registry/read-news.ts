import { type Build, readRegistry, type Registry, triedIn, withCanaries, withOverrides } from '@tradefloor/release';
import { openSigned, Refused } from '@tradefloor/release/signed-registry';
import { drawHere } from './draw-here';
import { isPartOf } from './is-part-of';
export { olderSaid } from './older-said';
import { webChecks } from './web-checks';

export interface News {
  readonly registry: Registry;
  /** The keys with which what comes after it is checked; null where nobody signs. */
  readonly keys: readonly string[] | null;
  /** It is what this page has, and says something else of it: the page's was changed on its way. */
  readonly corrects: boolean;
}

interface Known {
  readonly keys: readonly string[] | null;
  /** What this browser alone shows: chosen in it, and in what it has already. */
  readonly overrides: readonly Build[];
  readonly current: Registry;
  readonly report: (problem: unknown) => void;
}

/** What is refused goes on being said: once is enough to be told of it. */
const told = new Set<string>();

/** What the gateway said, in the version of whoever wrote it, and held to its signature where the page knows keys. */
export async function readNews(document: unknown, { keys, overrides, current, report }: Known): Promise<News> {
  const tell = (problem: Error) => tellOnce(problem, report);
  if (keys === null) return { registry: asHere(read(document, tell), overrides), keys, corrects: false };
  const checks = await webChecks(globalThis);
  if (checks === null) tell(new Error('TF-1302 this browser cannot check signatures: the gateway alone has'));
  try {
    const opened = await openSigned(document, { keys, now: Date.now(), checks });
    for (const { area, build } of opened.leftOut) tell(new Refused(`the description of ${area} ${build}`));
    const signed = read(opened.document, tell);
    const registry = asHere(signed, overrides);
    const corrects = registry.updated === current.updated && !isPartOf(current, asGiven(signed, current, overrides));
    if (corrects) tell(new Refused('the page had another one than was signed'));
    return { registry, keys: opened.pointers.keys, corrects };
  } catch (problem) {
    tell(problem instanceof Error ? problem : new Refused(String(problem)));
    throw problem;
  }
}

/** Of one that is older than what this tab has, and goes on being said. */
export function tellOfOlder({ revision }: Registry, current: Registry, report: Known['report']): void {
  tellOnce(new Refused(`revision ${revision} is older than revision ${current.revision}, which was seen here`), report);
}

function tellOnce(problem: Error, report: Known['report']): void {
  if (told.has(problem.message)) return;
  told.add(problem.message);
  report(problem);
}

/** As this browser has it: what is tried on it, and over that what it was told to show. */
function asHere(registry: Registry, overrides: readonly Build[]): Registry {
  return withOverrides(withCanaries(registry, drawHere(registry, document), new Date()), overrides);
}

/** What this page has of it: by the gateway's clock, which may be another, a canary may have ended since, or not yet. */
function asGiven(registry: Registry, { areas }: Registry, overrides: readonly Build[]): Registry {
  const given = triedIn(registry).filter(({ area, build }) => areas[area]?.stable === build);
  return withOverrides(withOverrides(registry, given), overrides);
}

function read(document: unknown, tell: (problem: Error) => void): Registry {
  const { registry, problems } = readRegistry(document);
  for (const problem of problems) tell(new Error(`registry: ${JSON.stringify(problem)}`));
  return registry;
}
