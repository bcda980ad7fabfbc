import path from 'node:path';
import { BucketDepot } from './bucket-depot';
import type { Depot } from './depot';
import { folderDepot } from './folder-depot';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.-]+(?:\/[\w.-]+)*))?\/?$/;

/** Of any kind: a folder of that name would be made, and nobody would find it. */
const ADDRESS = /^(s3:|[a-z][a-z\d+.-]*:\/\/)/i;

/** A store as an operator names it, from a folder of theirs; a bucket is named the same everywhere. */
export function storeNamed(text: string, from: string): string {
  if (!ADDRESS.test(text)) return path.resolve(from, text);
  if (BUCKET.test(text)) return text;
  throw new Error(`The release store is "${text}": give a folder, or a bucket as s3://bucket/prefix.`);
}

/** Null where the store is a folder. */
export function bucketIn(store: string): BucketDepot | null {
  const [, bucket, prefix = ''] = BUCKET.exec(store) ?? [];
  return bucket === undefined ? null : new BucketDepot(bucket, prefix);
}

export function openDepot(store: string): Depot {
  return bucketIn(store) ?? folderDepot(store);
}
