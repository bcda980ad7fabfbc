import { LIMITS } from '../limits';
import type { Growth } from '../observed';
import type { Rule } from './rule';

const tooMany = ({ nodes, listeners, named }: Growth) =>
  nodes > LIMITS.nodesAMount || listeners > LIMITS.listenersAMount || named.length > 0;

/** A tab is open for days, and its user comes to a screen again a hundred times. */
export const mountsAddNothingUp: Rule = {
  name: 'mounts-add-nothing-up',
  judge: ({ walks }) =>
    walks
      .flatMap(({ growth }) => growth ?? [])
      .filter(tooMany)
      .map(({ route, mounts, nodes, listeners, named }) => ({
        place: `${route}, mounted and left ${mounts} times`,
        figure: [
          `${nodes} nodes (of ${LIMITS.nodesAMount}) and ${listeners} listeners (of ${LIMITS.listenersAMount}) more each time`,
          ...(named.length === 0 ? [] : [named.join(', ')]),
        ].join(': '),
        cure: 'Take back each listener at unmount, and keep no element in a module.',
      })),
};
