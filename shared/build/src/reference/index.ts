export { buildOneBundle, type OneBundle } from './one-bundle';
export { mappedScripts, type MappedScript } from './mapped-builds';
