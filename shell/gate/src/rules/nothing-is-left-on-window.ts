import type { Rule } from './rule';

export const nothingIsLeftOnWindow: Rule = {
  name: 'nothing-is-left-on-window',
  judge: ({ walks }) =>
    walks.flatMap(({ as, left }) =>
      (left?.globals ?? []).map(name => ({
        place: { key: `place.left.${as}`, values: {} },
        figure: { key: 'figure.global', values: { name } },
        cure: { key: 'cure.nothing-is-left-on-window', values: {} },
      })),
    ),
};
