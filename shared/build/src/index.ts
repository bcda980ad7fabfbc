export { type BadBuild, type MadeBuild, makeBadBuild } from './bad-builds/make-bad-build';
export { buildAll, type Built } from './build-all';
export { BUILDS, type Flavour } from './root';
