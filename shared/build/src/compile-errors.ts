import type { MultiStats, Stats } from 'webpack';

/** What does not compile, and where. Every path that was tried, and the compiler's own stack, say nothing of the sources. */
export function compileErrors(stats: Stats | MultiStats, colors = false): string {
  const text = stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: true, colors });
  return text.replaceAll(/\n\s*Stack backtrace:(?:\n {4,}.*)*/g, '');
}
