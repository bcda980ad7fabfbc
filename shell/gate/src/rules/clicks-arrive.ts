import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const clicksArrive: Rule = {
  name: 'clicks-arrive',
  judge: observed =>
    visitsIn(observed).flatMap(({ route, as, click }) =>
      click === 'arrived'
        ? []
        : [
            {
              place: { key: `place.route.${as}`, values: { route } },
              figure: { key: `figure.click.${click}`, values: {} },
              cure: { key: 'cure.clicks-arrive', values: {} },
            },
          ],
    ),
};
