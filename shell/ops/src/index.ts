export { EXIT } from './refusal';
export { run, type Io } from './run';
export { openFolderStore } from './store/folder-store';
export type { ReleaseStore, StoredBuild } from './store/release-store';
