import type { Objection, Rule } from './rule';
import { scenesIn } from './scenes-in';

/** And so do keys, wheel and pointer; and the keyboard stays where its user has put it. */
export const clicksArrive: Rule = {
  name: 'clicks-arrive',
  judge: observed =>
    scenesIn(observed).flatMap(({ place, click = 'arrived', eaten, focus = 'stayed' }) =>
      [
        ...(click === 'arrived' ? [] : [{ key: `figure.click.${click}`, values: {} } as const]),
        ...(eaten.length === 0 ? [] : [{ key: 'figure.eaten', values: { events: eaten.join(', ') } } as const]),
        ...(focus === 'stayed' ? [] : [{ key: 'figure.focus', values: {} } as const]),
      ].map((figure): Objection => ({ place, figure, cure: { key: 'cure.clicks-arrive', values: {} } })),
    ),
};
