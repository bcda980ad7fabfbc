import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const theSessionIsTheUsers: Rule = {
  name: 'the-session-is-the-users',
  judge: observed =>
    visitsIn(observed)
      .filter(({ as, session }) => as !== session)
      .map(({ route, as, session }) => ({
        place: `${route}, as a ${as}`,
        figure: `the page's user is a ${session} afterwards, and pressed nothing`,
        cure: 'Sign in or out in answer to a press, never by mounting.',
      })),
};
