import {
  EMPTY_REGISTRY,
  readRegistry,
  REGISTRY_SCHEMA,
  type AreaReleases,
  type Build,
  type ReadRegistry,
} from '@tradefloor/release';
import type { Said } from '@tradefloor/gate/said';
import type { CanaryFigures } from '@tradefloor/release/folder';
import { refuse, Refusal } from './refusal';
import { allInEnglish } from './said/english';
import { refuseForgotten, remember, type Remembered, rememberedOf } from './signing/remembered';
import { refuseAltered, sealed } from './signing/seal';
import type { SigningPlace } from './signing/signer';
import { toldOf } from './signing/told';
import type { ReleaseStore } from './store/release-store';

export interface Note {
  readonly by: string;
  readonly command: string;
  readonly why: string | null;
  readonly ifRevision: number | null;
  /** What the gate had said. */
  readonly gate?: readonly Said[];
  /** What was seen of a canary. */
  readonly canary?: CanaryFigures;
  readonly now: () => Date;
  readonly signing: SigningPlace;
  /** What stands may be older than what was signed here last, or nothing: whoever types it knows. */
  readonly isPutBack?: boolean;
  /** Moments after which it has to be signed, or nobody takes it. */
  readonly after?: readonly string[];
  /** It is what gateways and open tabs are to hear of the keys; with the one that was named, if any. */
  readonly tellsKeys?: { readonly named: string | null };
}

type Entries = Readonly<Record<string, AreaReleases | null>>;

/**
 * What a command wants: entries by area, laid over the others, which are written back as they stand; an area that is null
 * goes. Null for nothing.
 */
export interface Decision {
  readonly areas: Entries | null;
  /** The build that is published with it: no other one that is not signed is signed thereby. */
  readonly brings?: Pick<Build, 'area' | 'build'>;
}

export interface Edited<Decided> {
  readonly revision: number;
  readonly changed: boolean;
  readonly decided: Decided;
}

export interface Standing extends ReadRegistry {
  readonly revision: number;
  /** As it was written, with what this version cannot read. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** Every lost race means that another writer won one, so this many in a row is a store at fault. */
const TRIES = 100;

/** Decides on the newest body and writes over exactly that one; decides again when another writer was faster. */
export async function editRegistry<Decided extends Decision>(
  store: ReleaseStore,
  note: Note,
  decide: (standing: Standing) => Decided | Promise<Decided>,
): Promise<Edited<Decided>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const last = await rememberedOf(store, note.signing);
    const standing = await standingRegistry(store);
    const { revision, document } = standing;
    refuseOther(revision, note);
    refuseNewerSchema(standing);
    await refuseAltered(store, standing, note.signing, last);
    if (note.isPutBack !== true) refuseForgotten(store, standing, last);
    const decided = await decide(standing);
    if (decided.areas === null) return { revision, changed: false, decided };
    const at = note.now().toISOString();
    const { by, command, why, gate, canary, signing, isPutBack = false, tellsKeys = null } = note;
    const { entry, told } = toldOf({
      revision: revision + 1,
      at,
      by,
      command,
      why,
      ...(gate && { gate: allInEnglish(gate), gateSaid: gate }),
      ...(canary && { canary }),
    });
    const updated = laterThan([standing.registry.updated, last?.updated ?? '', ...(note.after ?? [])], note.now());
    const body = {
      ...document,
      revision: revision + 1,
      updated: updated.toISOString(),
      told,
      areas: laidOver(objectAt(document, 'areas'), decided.areas),
    };
    const registry = await sealed(body, {
      store,
      place: signing,
      now: updated,
      before: document,
      keysAre: tellsKeys === null ? 'as they stand' : 'as known here',
      named: tellsKeys?.named ?? null,
      isPutBack,
      knowsLater: last !== null && last.updated > standing.registry.updated,
      brings: decided.brings ?? null,
    });
    const outcome = await store.append({ ...entry, registry });
    if (outcome !== 'written') continue;
    await remember(store, { revision: body.revision, updated: body.updated }, signing);
    return { revision: body.revision, changed: true, decided };
  }
  throw new Refusal('conflict', { key: 'refused.contended', values: { tries: TRIES } });
}

/** --if-revision: who decides goes by what they looked at. */
export function refuseOther(revision: number, { ifRevision }: Pick<Note, 'ifRevision'>): void {
  if (ifRevision === null || ifRevision === revision) return;
  const values = { revision: String(revision), wanted: String(ifRevision) };
  throw new Refusal('conflict', { key: 'refused.conflict', values }, { hint: ' ("status" shows it)' });
}

/** A clock that goes back, or another machine's that is behind, must not make a revision look older than the ones before. */
function laterThan(before: readonly string[], now: Date): Date {
  const moments = before.map(text => Date.parse(text) + 1).filter(moment => !Number.isNaN(moment));
  return new Date(Math.max(now.getTime(), ...moments));
}

export async function standingRegistry(store: ReleaseStore): Promise<Standing> {
  const { revision, document } = await store.newest();
  if (document === null) return { registry: EMPTY_REGISTRY, problems: [], revision, document: { ...EMPTY_REGISTRY } };
  const { registry, problems } = readRegistry(document);
  const unreadable = problems.find(problem => problem.kind === 'unreadable');
  if (unreadable !== undefined || typeof document !== 'object') {
    const cause = unreadable?.detail ?? 'not an object';
    const values = { revision: String(revision), place: store.place, cause };
    throw new Refusal('unreadable', { key: 'refused.unreadable.revision', values });
  }
  return { registry, problems, revision, document: { ...document } };
}

/**
 * For who reads what stands again and again: never older than what was read or signed here before. A copy of a bucket may
 * be behind, and what was just begun would be taken for ended.
 */
export function readingOnwards(store: ReleaseStore, signing: SigningPlace): () => Promise<Standing> {
  let read: Remembered | null = null;
  return async () => {
    const signed = await rememberedOf(store, signing);
    const standing = await standingRegistry(store);
    for (const last of [signed, read]) refuseForgotten(store, standing, last);
    read = { revision: standing.revision, updated: standing.registry.updated };
    return standing;
  };
}

/** The area's entry, refusing one that would lose what this version cannot read when it is written back. */
export function releasesOf({ registry, problems }: ReadRegistry, area: string): AreaReleases | null {
  const problem = problems.find(found => 'area' in found && found.area === area);
  if (problem !== undefined && 'detail' in problem) {
    refuse({ key: 'refused.unreadable.area', values: { area, cause: problem.detail } }, ' (rollback --to-revision)');
  }
  return (Object.hasOwn(registry.areas, area) && registry.areas[area]) || null;
}

function refuseNewerSchema({ problems }: ReadRegistry): void {
  const newer = problems.find(problem => problem.kind === 'newer-schema');
  if (newer === undefined) return;
  refuse({ key: 'refused.newer', values: { schema: String(newer.schema), known: String(REGISTRY_SCHEMA) } });
}

function laidOver(standing: object, entries: Entries): object {
  const kept = Object.entries({ ...standing, ...entries }).filter(([area]) => entries[area] !== null);
  return Object.fromEntries(kept);
}

function objectAt(document: Readonly<Record<string, unknown>>, key: string): object {
  const value = document[key];
  return typeof value === 'object' && value !== null ? value : {};
}
