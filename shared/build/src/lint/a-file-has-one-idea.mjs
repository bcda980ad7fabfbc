// Past two hundred lines there are two ideas in a file: the second gets a name and a file of its own.
import { EXCEPTIONS, pathOf } from './exceptions.mjs';

const MOST = 200;
const LONGER = EXCEPTIONS['a-file-has-one-idea'];

export default {
  meta: { type: 'suggestion' },
  create(context) {
    return {
      Program(node) {
        const path = pathOf(context);
        const lines = context.sourceCode.lines.length - 1;
        const most = LONGER[path] ?? MOST;
        const message =
          most === MOST
            ? `${lines} lines: past ${MOST} there are two ideas in it; name the second.`
            : `${lines} lines: it had ${most}, and may only shrink.`;
        if (lines > most) context.report({ node, message });
        if (path in LONGER && lines <= MOST) {
          context.report({ node, message: 'It is short now: take it out of shared/build/src/lint/exceptions.json.' });
        }
      },
    };
  },
};
