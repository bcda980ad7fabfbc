import type { Rule } from './rule';

export const nothingIsLeftInThePage: Rule = {
  name: 'nothing-is-left-in-the-page',
  judge: ({ walks }) =>
    walks.flatMap(({ as, left }) =>
      left === null
        ? []
        : [...left.styles, ...left.elements, ...left.attributes].map(figure => ({
            place: { key: `place.left.${as}`, values: {} },
            figure,
            cure: { key: 'cure.nothing-is-left-in-the-page', values: {} },
          })),
    ),
};
