import { type Build, overlap, type Registry, satisfies, type ShellJson } from '@tradefloor/release';
import semver from 'semver';
import type { OpsSaying } from '../said/sayings';

/** Why this build must not become what clients load; empty when it may. Each reason says what to do. */
export function objections(registry: Registry, build: Build, shell: ShellJson | null): OpsSaying[] {
  return [...(shell === null ? [] : unmet(build, shell)), ...taken(registry, build)];
}

/** What a build needs of the shell and this shell does not give: it would be passed over or break at run time. */
export function unmet(build: Build, shell: ShellJson): OpsSaying[] {
  const reasons: OpsSaying[] = [];
  if (!satisfies(shell.platform, build.platform)) {
    reasons.push({ key: 'unfit.platform', values: { needs: build.platform, has: shell.platform } });
  }
  for (const [module, range] of Object.entries(build.shared)) {
    const given = Object.hasOwn(shell.shared, module) ? shell.shared[module] : undefined;
    if (given === undefined) reasons.push({ key: 'unfit.shared', values: { module } });
    else if (!semver.satisfies(given, range)) {
      reasons.push({ key: 'unfit.shared.version', values: { module, needs: range, has: given } });
    }
  }
  return reasons;
}

/** What another area's stable build answers at or shows: a second one would take it away, or never be seen. */
export function taken(registry: Registry, build: Build): OpsSaying[] {
  const reasons: OpsSaying[] = [];
  for (const [area, { builds, stable }] of Object.entries(registry.areas)) {
    const other = builds.find(candidate => candidate.build === stable);
    if (area === build.area || other === undefined) continue;
    const otherPatterns = patternsOf(other);
    for (const pattern of patternsOf(build)) {
      const theirs = otherPatterns.find(candidate => overlap(candidate, pattern));
      if (theirs !== undefined) {
        reasons.push(
          theirs === pattern
            ? { key: 'unfit.route', values: { route: pattern, area } }
            : { key: 'unfit.route.alike', values: { route: pattern, other: theirs, area } },
        );
      }
    }
    for (const { name } of build.parts) {
      if (!other.parts.some(part => part.name === name)) continue;
      reasons.push({ key: 'unfit.part', values: { part: name, area } });
    }
  }
  return reasons;
}

function patternsOf({ routes }: Build): string[] {
  return routes.flatMap(({ path, aliases }) => [path, ...aliases]);
}
