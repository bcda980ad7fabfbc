export { compose, type Composition } from './composition';
export { browserFederation } from './loader/browser-federation';
export { LOAD_LIMIT_MS } from './loader/loader';
export { registryClient } from './registry/registry-client';
export { registryEvents } from './registry/registry-events';
