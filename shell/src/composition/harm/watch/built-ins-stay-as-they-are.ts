import type { Build } from '@tradefloor/release';
import type { Kept } from '../kept-built-ins';
import { frozenOne, leaveAsFound, putBack, type Replaced } from './put-back';
import type { Finding, Rule, Scene } from './rule';
import { sourceOf, whoseSource } from './whose-function';

/**
 * Every area runs on them. What was replaced is put back at once; a function whose source is in a build's file is that
 * build's, and what is nobody's here is given back to whoever put it there: an extension, a debugger.
 */
export function builtInsStayAsTheyAre(builtIns: readonly Kept[], late: (found: Finding) => void): Rule {
  async function judge(replaced: Replaced, builds: readonly Build[]): Promise<void> {
    const source = sourceOf(replaced.by);
    const by = source === null ? null : await whoseSource(source, builds);
    if (source !== null && by === null) leaveAsFound(replaced);
    late({ harm: 'built-ins-replaced', what: String(replaced.name), by: by?.build ?? null, of: builds[0]?.build });
  }

  return {
    look({ shown }: Scene) {
      const found = putBack(builtIns);
      const builds = [...shown].toReversed();
      // Whose it is cannot be found out without the line: it stays put back.
      for (const replaced of found) judge(replaced, builds).catch(() => undefined);
      const frozen = frozenOne(builtIns);
      const what = 'what everybody runs on takes no change any more';
      return frozen && { harm: 'built-ins-replaced', what, forGood: true };
    },
  };
}
