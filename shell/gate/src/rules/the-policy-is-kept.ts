import type { Rule } from './rule';

export const thePolicyIsKept: Rule = {
  name: 'the-policy-is-kept',
  judge: ({ walks }) =>
    walks.flatMap(({ as, violations }) =>
      violations.map(violation => ({
        place: `the page, as a ${as}`,
        figure: violation,
        cure: 'Nothing inline, nothing from other hosts, no text as HTML: docs/threats.md.',
      })),
    ),
};
