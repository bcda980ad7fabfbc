/** Differs in every build; no double underscore, which webpack collapses (docs/adr/0001). */
export function federationName(area: string, version: string, build: string): string {
  const words = ['mf', ...area.split('-'), `v${version.replace(/[^a-z0-9]+/gi, '_')}`, build];
  return words.join('_').toLowerCase();
}
