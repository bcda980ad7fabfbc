import type { Rule } from './rule';

export const nothingIsLeftInThePage: Rule = {
  name: 'nothing-is-left-in-the-page',
  judge: ({ walks }) =>
    walks.flatMap(({ as, left }) =>
      left === null
        ? []
        : [...left.styles, ...left.elements, ...left.attributes].map(figure => ({
            place: `the page after it was left, as a ${as}`,
            figure,
            cure: 'Take away at unmount what was put outside of your own element at mount.',
          })),
    ),
};
