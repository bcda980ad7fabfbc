import type { Build } from '@tradefloor/release';
import type { HistoryEntry } from '@tradefloor/release/folder';
import { type Pointers, readPointers, type Signed } from '@tradefloor/release/signed-registry';
import { signedIn } from '@tradefloor/release/signed-store';
import { hashOf, nodeChecks } from '@tradefloor/release/signing';
import { refuse } from '../refusal';
import { causeSaid } from '../said/cause';
import type { OpsSaying } from '../said/sayings';
import type { ReleaseStore } from '../store/release-store';
import { knownKeys } from './keys';

/** Those too that count no longer: what they signed in their time is the history still. */
export async function keysEver(folder: string): Promise<readonly string[]> {
  const { keys, retired } = await knownKeys(folder);
  return [...keys, ...retired];
}

/** Whether what the store has of a build is what somebody signed under one of the keys. */
export async function isVouchedFor(
  { signed }: Pick<Build, 'signed'>,
  text: string | null,
  keys: readonly string[],
): Promise<boolean> {
  if (signed === undefined || text === null || !keys.includes(signed.key) || hashOf(text) !== signed.hash) return false;
  return nodeChecks.holds('description', { said: text, ...signed });
}

/**
 * The pointers of an older revision: as they were signed, for the copy beside them is changed by whoever may write there;
 * as they lie there where nobody signed yet.
 */
export async function pointersThen(
  entry: HistoryEntry,
  store: ReleaseStore,
  keys: readonly string[],
): Promise<unknown> {
  const said = await signedOf(entry, keys);
  if (!('why' in said)) return said.pointers;
  const signed = signedIn(entry.registry);
  if (signed === null && (await isFromBeforeSignatures(entry, store, keys))) return entry.registry;
  if (signed !== null && said.why.key === 'store.key' && (await isNamedSince(entry, signed, store)))
    return readPointers(signed);
  const values = { revision: String(entry.revision), place: store.place, why: said.why };
  return refuse({ key: 'refused.altered', values });
}

export interface Held {
  readonly entry: HistoryEntry;
  /** Null where the entry is not what was signed. */
  readonly pointers: unknown;
}

/** Newest first. Whoever goes by them has to do with the plain entry where nothing of it holds. */
export async function* revisionsHeld(store: ReleaseStore, folder: string): AsyncIterable<Held> {
  const keys = await keysEver(folder);
  let isUnsignedYet = true;
  for await (const entry of store.revisions()) {
    const said = await signedOf(entry, keys);
    const pointers = 'why' in said ? null : said.pointers;
    const isSigned = signedIn(entry.registry) !== null;
    yield { entry, pointers: pointers ?? (isUnsignedYet && !isSigned ? entry.registry : null) };
    if (isSigned) isUnsignedYet = pointers?.before === null;
  }
}

/** The first that is signed names none before it: whoever took a signature away is found out by the next one. */
async function isFromBeforeSignatures({ revision }: HistoryEntry, store: ReleaseStore, keys: readonly string[]) {
  const { revision: newest } = await store.newest();
  for (let next = revision + 1; next <= newest; next += 1) {
    const later = await store.revision(next);
    if (later === null || signedIn(later.registry) === null) continue;
    const said = await signedOf(later, keys);
    return !('why' in said) && said.pointers.before === null;
  }
  return true;
}

/** Up to the newest, which is checked before anybody writes: a machine may never have heard of a key of long ago. */
async function isNamedSince({ revision }: HistoryEntry, { said }: Signed, store: ReleaseStore): Promise<boolean> {
  const { revision: newest } = await store.newest();
  let before = hashOf(said);
  for (let next = revision + 1; next <= newest; next += 1) {
    const signed = signedIn((await store.revision(next))?.registry);
    if (signed === null || beforeIn(signed) !== before) return false;
    before = hashOf(signed.said);
  }
  return revision < newest;
}

function beforeIn(signed: Signed): string | null {
  try {
    return readPointers(signed).before;
  } catch {
    return null;
  }
}

/** What was signed of a revision, or why that is not believed. */
export async function signedOf(
  { revision, registry }: HistoryEntry,
  keys: readonly string[],
): Promise<{ readonly pointers: Pointers } | { readonly why: OpsSaying }> {
  const signed = signedIn(registry);
  if (signed === null) return { why: { key: 'altered.unsigned', values: {} } };
  if (!keys.includes(signed.key)) return { why: { key: 'store.key', values: {} } };
  if (!(await nodeChecks.holds('pointers', signed))) return { why: { key: 'store.signature', values: {} } };
  try {
    const pointers = readPointers(signed);
    if (pointers.revision === revision) return { pointers };
    return { why: { key: 'altered.replaced', values: { revision: String(pointers.revision) } } };
  } catch (error) {
    return { why: causeSaid(error) };
  }
}
