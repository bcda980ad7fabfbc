import type { Compiler } from 'webpack';
import { compileErrors } from '../compile-errors';

/** What does not compile, in the terminal too: of a page that never was there nobody can read it. */
export function tellProblems({ hooks }: Pick<Compiler, 'hooks'>, area: string): void {
  let failed = false;
  hooks.done.tap('tell-problems', stats => {
    if (stats.hasErrors()) console.error(compileErrors(stats, process.stderr.isTTY));
    else if (failed) console.log(`mf-${area} compiles again.`);
    failed = stats.hasErrors();
  });
}
