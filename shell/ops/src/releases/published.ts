import type { AreaJson, Build } from '@tradefloor/release';
import { Unreachable } from '@tradefloor/release/depot';
import { hashOf } from '@tradefloor/release/signing';
import { isDeepStrictEqual } from 'node:util';
import type { OpsSaying } from '../said/sayings';
import { flawIn } from '../store/flaw-in';
import type { ReleaseStore } from '../store/release-store';

/**
 * What of a published build the store no longer has as the registry says it; null when all is as it was published.
 * Whoever points people at a build asks this before, and the registry is what is believed: it is written by
 * compare-and-set, and the store's folder by whoever may write files.
 */
export async function lossOf(store: ReleaseStore, build: Build): Promise<OpsSaying | null> {
  if (build.base !== baseOf(build)) return { key: 'loss.address', values: { address: build.base } };
  if (!(await store.hasBuild(build.area, build.build))) return { key: 'loss.folder', values: {} };
  const kept = await descriptionOf(store)(build.area, build.build);
  if (!isDeepStrictEqual(parsed(kept ?? ''), asPublished(build))) {
    return { key: 'loss.description', values: {} };
  }
  if (build.signed && hashOf(kept ?? '') !== build.signed.hash) return { key: 'loss.signed', values: {} };
  return flawIn(store.contents(build.area, build.build), build);
}

/** A registry's entry of a build, and back. */
export function entryOf(said: AreaJson, published: Date): Build {
  return { ...said, base: baseOf(said), published: published.toISOString() };
}

export function asPublished({ base: _base, published: _published, signed: _signed, ...said }: Build): AreaJson {
  return said;
}

/** What a build says of itself, word for word: this is what is signed. Null where the store has lost it. */
export function descriptionOf(store: ReleaseStore): (area: string, build: string) => Promise<string | null> {
  return (area, build) =>
    store
      .contents(area, build)
      .read('area.json')
      .then(String, (error: unknown) => {
        // Not lost, only out of reach: nothing is decided on that.
        if (error instanceof Unreachable) throw error;
        return null;
      });
}

function baseOf({ area, build }: Pick<AreaJson, 'area' | 'build'>): string {
  return `/builds/${area}/${build}/`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
