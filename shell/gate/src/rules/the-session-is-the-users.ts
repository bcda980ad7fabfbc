import type { Rule } from './rule';
import { placeOf, visitsIn } from './visits-in';

export const theSessionIsTheUsers: Rule = {
  name: 'the-session-is-the-users',
  judge: observed =>
    visitsIn(observed)
      .filter(({ as, session }) => as !== session)
      .map(visit => ({
        place: placeOf(visit),
        figure: { key: `figure.session.${visit.session}`, values: {} },
        cure: { key: 'cure.the-session-is-the-users', values: {} },
      })),
};
