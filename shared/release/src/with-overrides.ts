import type { Build, Registry } from './registry';

/**
 * The registry as a browser has it that was told to show other builds than everybody gets: each comes first in its area,
 * and what everybody gets is what it falls back to. A build that is blocked stays so, and who ran it is
 * asked, or not asked, as everybody is.
 */
export function withOverrides(registry: Registry, overrides: readonly Build[]): Registry {
  const areas = { ...registry.areas };
  for (const override of overrides) {
    const { builds = [], stable = null, lastGood = [], blocked = [], leave, reload } = areas[override.area] ?? {};
    areas[override.area] = {
      builds: [override, ...builds.filter(({ build }) => build !== override.build)],
      stable: override.build,
      lastGood: stable === null ? lastGood : [stable, ...lastGood],
      blocked,
      ...(leave && { leave }),
      ...(reload && { reload }),
    };
  }
  return { ...registry, areas };
}
