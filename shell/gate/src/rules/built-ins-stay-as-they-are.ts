import type { Rule } from './rule';

/** Every area, and the shell, runs on them; nothing puts them back but a reload. */
export const builtInsStayAsTheyAre: Rule = {
  name: 'built-ins-stay-as-they-are',
  judge: ({ walks }) =>
    walks.flatMap(({ as, left }) =>
      (left?.builtIns ?? []).map(name => ({
        place: { key: `place.left.${as}`, values: {} },
        figure: { key: 'figure.builtIn', values: { name } },
        cure: { key: 'cure.built-ins-stay-as-they-are', values: {} },
      })),
    ),
};
