import { LIMITS } from '../limits';
import type { Rule } from './rule';
import { partsIn, placeOf, placeOfPart, visitsIn } from './visits-in';

/** An effect that loads what makes it run again, or what failed again at once: from every tab, day and night. */
export const callsComeWithPauses: Rule = {
  name: 'calls-come-with-pauses',
  judge: observed =>
    [
      ...visitsIn(observed).map(visit => ({ calls: visit.calls, place: placeOf(visit) })),
      ...partsIn(observed).map(part => ({ calls: part.calls, place: placeOfPart(part) })),
    ]
      .filter(({ calls }) => calls > LIMITS.callsASecond)
      .map(({ calls, place }) => ({
        place,
        figure: { key: 'figure.calls', values: { calls, of: LIMITS.callsASecond } },
        cure: { key: 'cure.calls-come-with-pauses', values: {} },
      })),
};
