import type { Objection, Rule } from './rule';

/** What nobody caught, and what the shell had to catch in the build's place. */
export const nothingFails: Rule = {
  name: 'nothing-fails',
  judge: ({ walks, faults }) => [
    ...faults.map((fault): Objection => ({
      place: { key: 'place.shell', values: {} },
      figure: { key: 'verbatim', values: { what: fault } },
      cure: { key: 'cure.nothing-fails.shell', values: {} },
    })),
    ...walks.flatMap(({ as, uncaught }) =>
      uncaught.map((error): Objection => ({
        place: { key: `place.page.${as}`, values: {} },
        figure: { key: 'verbatim', values: { what: error } },
        cure: { key: 'cure.nothing-fails.uncaught', values: {} },
      })),
    ),
  ],
};
