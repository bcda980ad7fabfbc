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
              place: `${frozenAt}, as a ${as}`,
              figure: `no answer in time (${LIMITS.answerMs / 1000} s a question)`,
              cure: 'Look for a loop without an end in what runs at load, mount or unmount; nothing after it was looked at.',
            },
          ],
    ),
};
