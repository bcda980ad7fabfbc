export { EXIT } from './refusal';
export { run } from './run';
export { openStore } from './store/open-store';
export type { ReleaseStore, StoredBuild } from './store/release-store';
export type { Io } from './io';
