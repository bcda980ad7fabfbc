import { LIMITS } from '../limits';
import type { Rule } from './rule';

/** An endless loop is met again at each reload: whoever has it on screen cannot even leave. */
export const thePageGoesOnAnswering: Rule = {
  name: 'the-page-goes-on-answering',
  judge: ({ walks }) =>
    walks.flatMap(({ as, frozenAt }) =>
      frozenAt === null
        ? []
        : [
            {
              place: frozenAt,
              figure: { key: `figure.frozen.${as}`, values: { seconds: LIMITS.answerMs / 1000 } },
              cure: { key: 'cure.the-page-goes-on-answering', values: {} },
            },
          ],
    ),
};
