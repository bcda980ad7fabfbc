import { LIMITS } from '../limits';
import type { Rule } from './rule';
import { placeOf, visitsIn } from './visits-in';

const inKB = (bytes: number) => Math.round(bytes / 100) / 10;

export const firstContentIsLight: Rule = {
  name: 'first-content-is-light',
  judge: observed =>
    visitsIn(observed)
      .filter(({ scriptBytes }) => scriptBytes > LIMITS.firstScriptBytes)
      .map(visit => ({
        place: placeOf(visit),
        figure: { key: 'figure.scripts', values: { kB: inKB(visit.scriptBytes), of: inKB(LIMITS.firstScriptBytes) } },
        cure: { key: 'cure.first-content-is-light', values: {} },
      })),
};
