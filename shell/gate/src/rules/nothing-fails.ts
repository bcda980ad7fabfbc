import type { Rule } from './rule';

/** What nobody caught, and what the shell had to catch in the build's place. */
export const nothingFails: Rule = {
  name: 'nothing-fails',
  judge: ({ walks, faults }) => [
    ...faults.map(fault => ({
      place: 'the shell',
      figure: fault,
      cure: 'docs/errors.md says what the shell means by it; people would be given the build before.',
    })),
    ...walks.flatMap(({ as, uncaught }) =>
      uncaught.map(error => ({
        place: `the page, as a ${as}`,
        figure: error,
        cure: 'Catch it where it can be dealt with, or report it by the platform.',
      })),
    ),
  ],
};
