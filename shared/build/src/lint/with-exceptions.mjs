import { EXCEPTIONS, pathOf } from './exceptions.mjs';

/** The rule, silent in the files that are listed; one of them that keeps it is to be taken off the list. */
export function withExceptions(name, rule) {
  const listed = new Set(EXCEPTIONS[name]);
  return {
    meta: rule.meta,
    create(context) {
      if (!listed.has(pathOf(context))) return rule.create(context);
      let found = 0;
      const silent = Object.create(context, { report: { value: () => (found += 1) } });
      const visitor = rule.create(silent);
      return {
        ...visitor,
        'Program:exit'(node) {
          visitor['Program:exit']?.(node);
          const message = `This file keeps the rule now: take it out of ${name} in shared/build/src/lint/exceptions.json.`;
          if (found === 0) context.report({ node, message });
        },
      };
    },
  };
}
