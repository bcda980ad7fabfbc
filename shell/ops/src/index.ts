export { EXIT } from './refusal';
export { run } from './run';
export { openFolderStore } from './store/folder-store';
export type { ReleaseStore, StoredBuild } from './store/release-store';
export type { Io } from './io';
