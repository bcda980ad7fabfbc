import type { Rule } from './rule';

export const thePolicyIsKept: Rule = {
  name: 'the-policy-is-kept',
  judge: ({ walks }) =>
    walks.flatMap(({ as, violations }) =>
      violations.map(violation => ({
        place: { key: `place.page.${as}`, values: {} },
        figure: { key: 'verbatim', values: { what: violation } },
        cure: { key: 'cure.the-policy-is-kept', values: {} },
      })),
    ),
};
