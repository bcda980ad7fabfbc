import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const stylesStayInside: Rule = {
  name: 'styles-stay-inside',
  judge: observed => {
    const once = new Map(
      visitsIn(observed).flatMap(({ reaching }) => reaching.map(reach => [reach.selector, reach] as const)),
    );
    return [...once.values()].map(({ selector, sheet, element }) => ({
      place: sheet,
      figure: `"${selector}" matches ${element}, which is the shell's`,
      cure: 'Write styles as CSS modules: a rule that names no class of its own reaches everybody.',
    }));
  },
};
