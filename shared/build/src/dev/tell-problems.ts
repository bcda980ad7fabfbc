import type { Compiler } from 'webpack';

/** What does not compile, in the terminal too: of a page that never was there nobody can read it. */
export function tellProblems({ hooks }: Pick<Compiler, 'hooks'>, area: string): void {
  let failed = false;
  hooks.done.tap('tell-problems', stats => {
    if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: process.stderr.isTTY }));
    else if (failed) console.log(`mf-${area} compiles again.`);
    failed = stats.hasErrors();
  });
}
