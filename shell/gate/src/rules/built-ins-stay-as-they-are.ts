import type { Rule } from './rule';

/** Every area, and the shell, runs on them; nothing puts them back but a reload. */
export const builtInsStayAsTheyAre: Rule = {
  name: 'built-ins-stay-as-they-are',
  judge: ({ walks }) =>
    walks.flatMap(({ as, left }) =>
      (left?.builtIns ?? []).map(name => ({
        place: `the page after it was left, as a ${as}`,
        figure: `${name} is another`,
        cure: 'Wrap it in a function of your own and call that.',
      })),
    ),
};
