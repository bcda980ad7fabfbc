import type { AreaReleases, Build } from '@tradefloor/release';
import { refuse } from '../refusal';

/** A build may be named by the first characters of its id, as long as no other of the area begins so. */
export function findBuild(area: string, releases: AreaReleases, named: string): Build {
  const exact = releases.builds.find(({ build }) => build === named);
  if (exact !== undefined) return exact;
  const matches = named === '' ? [] : releases.builds.filter(({ build }) => build.startsWith(named));
  const [only] = matches;
  if (only !== undefined && matches.length === 1) return only;
  if (matches.length > 1) {
    refuse(`"${named}" could be ${matches.map(({ build }) => build).join(' or ')}: give more of the id.`);
  }
  const known = releases.builds.map(({ build }) => build);
  return refuse(
    { key: 'refused.build', values: { area, build: named } },
    known.length === 0 ? ': publish one first' : `: it has ${known.join(', ')}`,
  );
}
