import type { Rule } from './rule';

export const nothingIsLeftOnWindow: Rule = {
  name: 'nothing-is-left-on-window',
  judge: ({ walks }) =>
    walks.flatMap(({ as, left }) =>
      (left?.globals ?? []).map(name => ({
        place: `the page after it was left, as a ${as}`,
        figure: `window.${name} was not there before`,
        cure: 'Keep it in a module; areas meet by parts and topics.',
      })),
    ),
};
