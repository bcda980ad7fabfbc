import { LIMITS } from '../limits';
import { visitsIn } from './visits-in';
import type { Rule } from './rule';

const inKB = (bytes: number) => Math.round(bytes / 100) / 10;

export const firstContentIsLight: Rule = {
  name: 'first-content-is-light',
  judge: observed =>
    visitsIn(observed)
      .filter(({ scriptBytes }) => scriptBytes > LIMITS.firstScriptBytes)
      .map(({ route, as, scriptBytes }) => ({
        place: { key: `place.route.${as}`, values: { route } },
        figure: { key: 'figure.scripts', values: { kB: inKB(scriptBytes), of: inKB(LIMITS.firstScriptBytes) } },
        cure: { key: 'cure.first-content-is-light', values: {} },
      })),
};
