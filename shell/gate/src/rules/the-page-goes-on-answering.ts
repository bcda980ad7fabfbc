import { LIMITS } from '../limits';
import type { Walk } from '../observed';
import type { Objection, Rule } from './rule';

/** An endless loop is met again at each reload: whoever has it on screen cannot even leave. */
export const thePageGoesOnAnswering: Rule = {
  name: 'the-page-goes-on-answering',
  judge: ({ walks }) => walks.flatMap(walk => [...stopped(walk), ...pulledAway(walk), ...held(walk)]),
};

const cure = { key: 'cure.the-page-goes-on-answering', values: {} } as const;

function stopped({ as, frozenAt, goneAt }: Walk): readonly Objection[] {
  if (frozenAt !== null)
    return [
      { place: frozenAt, figure: { key: `figure.frozen.${as}`, values: { seconds: LIMITS.answerMs / 1000 } }, cure },
    ];
  return goneAt === null ? [] : [{ place: goneAt, figure: { key: 'figure.gone', values: {} }, cure }];
}

/** What a build has left behind takes its user from another screen. */
const pulledAway = ({ as, left }: Walk): readonly Objection[] =>
  left?.isElsewhere
    ? [{ place: { key: `place.left.${as}`, values: {} }, figure: { key: 'figure.gone', values: {} }, cure }]
    : [];

/** The browser's own questions hold up everything behind them: all areas, all prices. */
const held = ({ as, dialogs }: Walk): readonly Objection[] =>
  dialogs.map(dialog => ({
    place: { key: `place.page.${as}`, values: {} },
    figure: { key: 'figure.dialog', values: { dialog } },
    cure,
  }));
