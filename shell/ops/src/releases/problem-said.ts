import type { RegistryProblem } from '@tradefloor/release';
import type { OpsSaying } from '../said/sayings';

export function problemSaid(problem: RegistryProblem): OpsSaying {
  switch (problem.kind) {
    case 'unreadable':
      return { key: 'problem.unreadable', values: { cause: problem.detail } };
    case 'newer-schema':
      return { key: 'problem.newer', values: { schema: String(problem.schema) } };
    case 'area':
      return { key: 'problem.area', values: { area: problem.area, cause: problem.detail } };
    case 'canary':
      return { key: 'problem.canary', values: { area: problem.area, cause: problem.detail } };
    default:
      return {
        key: 'problem.build',
        values: { area: problem.area, index: problem.index + 1, cause: problem.detail },
      };
  }
}
