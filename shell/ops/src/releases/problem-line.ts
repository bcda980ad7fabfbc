import type { RegistryProblem } from '@tradefloor/release';

export function problemLine(problem: RegistryProblem): string {
  switch (problem.kind) {
    case 'unreadable':
      return `the registry cannot be read: ${problem.detail}`;
    case 'newer-schema':
      return `written by a newer version (schema ${problem.schema}): this one must not write it`;
    case 'area':
      return `${problem.area} cannot be read: ${problem.detail}`;
    case 'canary':
      return `the canary of ${problem.area} cannot be read: ${problem.detail}`;
    default:
      return `build ${problem.index + 1} of ${problem.area} cannot be read: ${problem.detail}`;
  }
}
