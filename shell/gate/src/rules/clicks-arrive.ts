import { visitsIn } from './visits-in';
import type { Rule } from './rule';

const SEEN = {
  lost: 'a click on a link of the header led nowhere',
  reloaded: 'a click on a link of the header loaded the page anew',
} as const;

export const clicksArrive: Rule = {
  name: 'clicks-arrive',
  judge: observed =>
    visitsIn(observed).flatMap(({ route, as, click }) =>
      click === 'arrived'
        ? []
        : [
            {
              place: `${route}, as a ${as}`,
              figure: SEEN[click],
              cure: 'Listen inside your own element, and stop no event on window or document.',
            },
          ],
    ),
};
