import { type Build, type Registry, satisfies, type ShellJson } from '@tradefloor/release';
import semver from 'semver';

/** Why this build must not become what clients load; empty when it may. Each reason says what to do. */
export function objections(registry: Registry, build: Build, shell: ShellJson | null): string[] {
  return [...(shell === null ? [] : unmet(build, shell)), ...takenRoutes(registry, build)];
}

/** What a build needs of the shell and this shell does not give: it would be passed over or break at run time. */
export function unmet(build: Build, shell: ShellJson): string[] {
  const reasons: string[] = [];
  if (!satisfies(shell.platform, build.platform)) {
    reasons.push(`needs platform ${build.platform} and the shell has ${shell.platform}: release the shell first`);
  }
  for (const [module, range] of Object.entries(build.shared)) {
    const given = shell.shared[module];
    if (given === undefined) reasons.push(`takes ${module} from the shell, which does not give it`);
    else if (!semver.satisfies(given, range)) {
      reasons.push(`takes ${module} ${range} from the shell, which gives ${given}`);
    }
  }
  return reasons;
}

/** Two areas at one address would be mounted over each other. */
function takenRoutes(registry: Registry, build: Build): string[] {
  const owners = new Map<string, string>();
  for (const [area, { builds, stable }] of Object.entries(registry.areas)) {
    if (area === build.area) continue;
    const other = builds.find(candidate => candidate.build === stable);
    for (const address of other === undefined ? [] : addresses(other)) owners.set(address, area);
  }
  return addresses(build).flatMap(address => {
    const owner = owners.get(address);
    return owner === undefined
      ? []
      : [`answers at ${address}, which is ${owner}'s: promote a build of ${owner} without it first`];
  });
}

function addresses(build: Build): string[] {
  return build.routes.flatMap(({ path, aliases }) => [path, ...aliases]).map(address => address.toLowerCase());
}
