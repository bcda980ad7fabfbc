import { KEY_FILES } from '@tradefloor/release/signing';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Refusal } from '../refusal';
import type { ReleaseStore } from '../store/release-store';
import { replaceKept } from './keys';
import type { SigningPlace } from './signer';

const last = z.object({ revision: z.int(), updated: z.string() });
const kept = z.record(z.string(), last);

/** The revision that was signed last for a store, as far as this folder of keys knows. */
export type Remembered = z.infer<typeof last>;

type Place = Pick<ReleaseStore, 'place'>;

interface Standing {
  readonly revision: number;
  readonly registry: { readonly updated: string };
}

/**
 * Whoever signs over an older state has it taken by every gateway: what was put back, or emptied, must not be vouched for
 * by whoever only publishes. Another machine's folder may remember less, and never more than was written.
 */
export function refuseForgotten({ place }: Place, { revision, registry }: Standing, signed: Remembered | null): void {
  if (signed === null || registry.updated >= signed.updated) return;
  const seen = String(signed.revision);
  if (revision === 0) {
    const hint = ' and "ops renew", or begin anew with "ops renew --empty"';
    throw new Refusal('unreadable', { key: 'refused.emptied', values: { place, revision: seen } }, { hint });
  }
  const why = { key: 'store.older', values: { revision: String(revision), seen } } as const;
  const values = { revision: String(revision), place, why };
  throw new Refusal('unreadable', { key: 'refused.altered', values }, { hint: ': "ops renew" if it was restored' });
}

/**
 * Asked before the store is read: what somebody else writes in between is no reason to take that for older. One that
 * cannot be read remembers nothing: it warns, and must never be what keeps an operator out.
 */
export async function rememberedOf({ place }: Place, { folder }: SigningPlace): Promise<Remembered | null> {
  const stores = await rememberedIn(folder);
  return (Object.hasOwn(stores, place) && stores[place]) || null;
}

/** Once it is written, so that a kill in between leaves nothing that the store never had. */
export async function remember(
  { place }: Place,
  { revision, updated }: Remembered,
  { folder }: SigningPlace,
): Promise<void> {
  try {
    const stores = { ...(await rememberedIn(folder)), [place]: { revision, updated } };
    await replaceKept(KEY_FILES.signed(folder), `${JSON.stringify(stores, null, 1)}\n`);
  } catch {
    // Written is written, also where keys lie on what cannot be written or is full.
  }
}

async function rememberedIn(folder: string): Promise<Readonly<Record<string, Remembered>>> {
  try {
    return kept.parse(JSON.parse(await readFile(KEY_FILES.signed(folder), 'utf8')));
  } catch {
    return {};
  }
}
