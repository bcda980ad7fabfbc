import { partsIn, visitsIn } from './visits-in';
import type { Rule } from './rule';

export const stylesStayInside: Rule = {
  name: 'styles-stay-inside',
  judge: observed => {
    const once = new Map(
      [...visitsIn(observed), ...partsIn(observed)].flatMap(({ reaching }) =>
        reaching.map(reach => [reach.selector, reach] as const),
      ),
    );
    return [...once.values()].map(({ selector, sheet, element }) => ({
      place: { key: 'verbatim', values: { what: sheet } },
      figure: { key: 'figure.reaches', values: { selector, element } },
      cure: { key: 'cure.styles-stay-inside', values: {} },
    }));
  },
};
