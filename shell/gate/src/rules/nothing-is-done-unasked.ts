import type { Rule } from './rule';

/** What a file or a window is about is known to who pressed for it, and to nobody else. */
export const nothingIsDoneUnasked: Rule = {
  name: 'nothing-is-done-unasked',
  judge: ({ walks }) =>
    walks.flatMap(({ as, unasked }) =>
      unasked.map(what => ({
        place: { key: `place.page.${as}`, values: {} },
        figure: { key: 'figure.unasked', values: { what } },
        cure: { key: 'cure.nothing-is-done-unasked', values: {} },
      })),
    ),
};
