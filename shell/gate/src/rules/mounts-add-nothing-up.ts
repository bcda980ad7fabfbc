import { LIMITS } from '../limits';
import type { Growth } from '../observed';
import type { Objection, Rule } from './rule';

export const isTooMuch = ({ nodes, listeners, memoryKB, named }: Growth) =>
  nodes > LIMITS.nodesAMount ||
  listeners > LIMITS.listenersAMount ||
  memoryKB > LIMITS.memoryAMountKB ||
  named.length > 0;

/** A tab is open for days, and its user comes to a screen again a hundred times. */
export const mountsAddNothingUp: Rule = {
  name: 'mounts-add-nothing-up',
  judge: ({ walks }) =>
    walks
      .flatMap(({ growth, parts }) => [growth, ...parts.map(part => part.growth)])
      .filter(growth => growth !== null)
      .filter(isTooMuch)
      .map(growth => ({
        place: { key: 'place.again', values: { route: growth.route, mounts: growth.mounts } },
        figure: grown(growth),
        cure: { key: 'cure.mounts-add-nothing-up', values: {} },
      })),
};

function grown({ nodes, listeners, memoryKB, named }: Growth): Objection['figure'] {
  const each = { nodes, listeners, nodesOf: LIMITS.nodesAMount, listenersOf: LIMITS.listenersAMount };
  if (memoryKB > LIMITS.memoryAMountKB)
    return { key: 'figure.growth.memory', values: { kB: memoryKB, of: LIMITS.memoryAMountKB } };
  return named.length === 0
    ? { key: 'figure.growth', values: each }
    : { key: 'figure.growth.named', values: { ...each, named: named.join(', ') } };
}
