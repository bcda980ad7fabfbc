import { LIMITS } from '../limits';
import { visitsIn } from './visits-in';
import type { Rule } from './rule';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const firstContentIsLight: Rule = {
  name: 'first-content-is-light',
  judge: observed =>
    visitsIn(observed)
      .filter(({ scriptBytes }) => scriptBytes > LIMITS.firstScriptBytes)
      .map(({ route, as, scriptBytes }) => ({
        place: `${route}, as a ${as}`,
        figure: `${kB(scriptBytes)} of scripts before the first content, of ${kB(LIMITS.firstScriptBytes)}`,
        cure: 'Load late what is not seen first, and take from the shell what it gives.',
      })),
};
