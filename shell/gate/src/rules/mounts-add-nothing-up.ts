import { LIMITS } from '../limits';
import type { Growth } from '../observed';
import type { Objection, Rule } from './rule';

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
        place: { key: 'place.again', values: { route, mounts } },
        figure: grown({ nodes, listeners, named }),
        cure: { key: 'cure.mounts-add-nothing-up', values: {} },
      })),
};

function grown({ nodes, listeners, named }: Pick<Growth, 'nodes' | 'listeners' | 'named'>): Objection['figure'] {
  const each = { nodes, listeners, nodesOf: LIMITS.nodesAMount, listenersOf: LIMITS.listenersAMount };
  return named.length === 0
    ? { key: 'figure.growth', values: each }
    : { key: 'figure.growth.named', values: { ...each, named: named.join(', ') } };
}
