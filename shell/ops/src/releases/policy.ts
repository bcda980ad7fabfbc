import { type Build, overlap, type Registry, satisfies, type ShellJson } from '@tradefloor/release';
import semver from 'semver';

/** Why this build must not become what clients load; empty when it may. Each reason says what to do. */
export function objections(registry: Registry, build: Build, shell: ShellJson | null): string[] {
  return [...(shell === null ? [] : unmet(build, shell)), ...taken(registry, build)];
}

/** What a build needs of the shell and this shell does not give: it would be passed over or break at run time. */
export function unmet(build: Build, shell: ShellJson): string[] {
  const reasons: string[] = [];
  if (!satisfies(shell.platform, build.platform)) {
    reasons.push(`needs platform ${build.platform} and the shell has ${shell.platform}: release the shell first`);
  }
  for (const [module, range] of Object.entries(build.shared)) {
    const given = Object.hasOwn(shell.shared, module) ? shell.shared[module] : undefined;
    if (given === undefined) reasons.push(`takes ${module} from the shell, which does not give it`);
    else if (!semver.satisfies(given, range)) {
      reasons.push(`takes ${module} ${range} from the shell, which gives ${given}`);
    }
  }
  return reasons;
}

/** What another area's stable build answers at or shows: a second one would take it away, or never be seen. */
export function taken(registry: Registry, build: Build): string[] {
  const reasons: string[] = [];
  for (const [area, { builds, stable }] of Object.entries(registry.areas)) {
    const other = builds.find(candidate => candidate.build === stable);
    if (area === build.area || other === undefined) continue;
    const otherPatterns = patternsOf(other);
    for (const pattern of patternsOf(build)) {
      const theirs = otherPatterns.find(candidate => overlap(candidate, pattern));
      if (theirs !== undefined) {
        const said = theirs === pattern ? `${theirs}, which is` : `${pattern}, as ${theirs} does, which is`;
        reasons.push(`answers at ${said} ${area}'s: promote a build of ${area} without it first`);
      }
    }
    for (const { name } of build.parts) {
      if (!other.parts.some(part => part.name === name)) continue;
      reasons.push(`shows the part ${name}, which is ${area}'s: promote a build of ${area} without it first`);
    }
  }
  return reasons;
}

function patternsOf({ routes }: Build): string[] {
  return routes.flatMap(({ path, aliases }) => [path, ...aliases]);
}
