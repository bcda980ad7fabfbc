import { type Build, canariesFor, readRegistry, type Registry, triedIn, withOverrides } from '@tradefloor/release';
import { openSigned, Refused, type Signed } from '@tradefloor/release/signed-registry';
export { askRegistry } from './ask-registry';
import { drawHere } from './draw-here';
import { isPartOf } from './is-part-of';
import type { News } from './news';
import { remembering } from './remembering';
import { tellOnce } from './tell-once';
export { weighed } from './weighed';
export { whenRunOut } from './when-run-out';
import { webChecks } from './web-checks';

interface Known {
  readonly keys: readonly string[] | null;
  /** What this browser alone shows: chosen in it, and in what it has already. */
  readonly overrides: readonly Build[];
  readonly current: Registry;
  /** Not only what is new in it. */
  readonly isWhole: boolean;
  readonly report: (problem: unknown) => void;
}

const recalled = remembering();
/** The descriptions of what was opened last. */
let kept: readonly Signed[] = [];

/**
 * What the gateway said, in the version of whoever wrote it, and held to its signature where the page knows keys. Null
 * where more is new than it told: who was not there for the one before has to ask for the whole.
 */
export async function readNews(document: unknown, known: Known): Promise<News | null> {
  const { keys, overrides, current, isWhole, report } = known;
  const tell = (problem: Error) => tellOnce(problem, report);
  if (keys === null) {
    const said = read(document, tell);
    const here = asHere(said, overrides);
    return { ...here, keys, corrects: hasRunOut(said, current, here.registry) };
  }
  const checks = await webChecks(globalThis);
  if (checks === null) tell(new Error('TF-1302 this browser cannot check signatures: the gateway alone has'));
  try {
    const opened = await openSigned(isWhole ? document : withKept(document), {
      keys,
      now: Date.now(),
      checks: checks && recalled(checks),
    });
    const { leftOut } = opened;
    kept = opened.descriptions;
    for (const { area, build, isMissing } of leftOut)
      if (isWhole || !isMissing) tell(new Refused(`the description of ${area} ${build}`));
    if (!isWhole && leftOut.length > 0) return null;
    const signed = read(opened.document, tell);
    const here = asHere(signed, overrides);
    const isAltered = signed.updated === current.updated && !isPartOf(current, asGiven(signed, current, overrides));
    if (isAltered) tell(new Refused('the page had another one than was signed'));
    const corrects = isAltered || hasRunOut(signed, current, here.registry);
    return { ...here, keys: opened.pointers.keys, corrects };
  } catch (problem) {
    tell(problem instanceof Error ? problem : new Refused(String(problem)));
    throw problem;
  }
}

/** What is told again goes before what is kept: keys may have changed. */
function withKept(document: unknown): unknown {
  const descriptions: unknown = Reflect.get(Object(document), 'descriptions');
  return Array.isArray(descriptions) ? { ...Object(document), descriptions: [...kept, ...descriptions] } : document;
}

/** As this browser has it: what is tried on it, and over that what it was told to show. */
function asHere(said: Registry, overrides: readonly Build[]): Pick<News, 'registry' | 'runsOut'> {
  const tried = canariesFor(said, drawHere(said, document), new Date());
  const ends = tried.map(({ area }) => Date.parse(said.areas[area]?.canary?.until ?? ''));
  return { registry: withOverrides(withOverrides(said, tried), overrides), runsOut: Math.min(...ends) };
}

/** What this page has of it: by the gateway's clock, which may be another, a canary may have ended since, or not yet. */
function asGiven(said: Registry, current: Registry, overrides: readonly Build[]): Registry {
  return withOverrides(withOverrides(said, givenIn(said, current)), overrides);
}

/** No revision says so: it is the same one, of which the page still has what was tried. */
function hasRunOut(said: Registry, current: Registry, { areas }: Registry): boolean {
  const isTheSame = said.revision === current.revision && said.updated === current.updated;
  return isTheSame && givenIn(said, current).some(({ area, build }) => areas[area]?.stable !== build);
}

/** Of what is tried, what this page has. */
function givenIn(said: Registry, { areas }: Registry): Build[] {
  return triedIn(said).filter(({ area, build }) => areas[area]?.stable === build);
}

function read(document: unknown, tell: (problem: Error) => void): Registry {
  const { registry, problems } = readRegistry(document);
  for (const problem of problems) {
    const told = new Error(`registry: ${JSON.stringify(problem)}`);
    tell(told);
    // It is no empty one: what stands here is kept.
    if (problem.kind === 'unreadable') throw told;
  }
  return registry;
}
