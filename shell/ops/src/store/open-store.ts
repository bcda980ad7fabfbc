import { bucketIn, storeNamed } from '@tradefloor/release/depot';
import { Refusal } from '../refusal';
import { openBucketStore } from './bucket-store';
import { openFolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/** As an operator names it: a folder, from where they are, or a bucket. */
export function openStore(named: string, from: string): ReleaseStore {
  try {
    const store = storeNamed(named, from);
    const bucket = bucketIn(store);
    return bucket === null ? openFolderStore(store) : openBucketStore(bucket);
  } catch (error) {
    throw new Refusal('usage', error instanceof Error ? error.message : String(error));
  }
}
