import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const theSessionIsTheUsers: Rule = {
  name: 'the-session-is-the-users',
  judge: observed =>
    visitsIn(observed)
      .filter(({ as, session }) => as !== session)
      .map(({ route, as, session }) => ({
        place: { key: `place.route.${as}`, values: { route } },
        figure: { key: `figure.session.${session}`, values: {} },
        cure: { key: 'cure.the-session-is-the-users', values: {} },
      })),
};
