export { BucketDepot } from './bucket-depot';
export { type Depot, Unreachable, type WritableDepot } from './depot';
export { folderDepot } from './folder-depot';
export { NAMES } from './names';
export { historyEntry, newestIn } from './newest';
export { bucketIn, openDepot, storeNamed } from './open-depot';
