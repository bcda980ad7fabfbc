/**
 * What a depot of releases has.
 *
 *   builds/<area>/<build>/…   immutable, with area.json
 *   history/<revision>.json   every revision of the registry, with who, when, why; creating one is the compare-and-set
 *   registry.json             the newest body, for whoever only looks; may lag when a writer was killed
 *   verdicts/<area>/<build>   what the gate found about a build, in which shell
 */
export const NAMES = {
  registry: 'registry.json',
  history: 'history',
  revision: (revision: number) => `history/${revision}.json`,
  builds: 'builds',
  build: (area: string, build: string) => `builds/${area}/${build}`,
  file: (area: string, build: string, file: string) => `builds/${area}/${build}/${file}`,
  verdict: (area: string, build: string) => `verdicts/${area}/${build}.json`,
} as const;
