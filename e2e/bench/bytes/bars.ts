/** kB of JavaScript as small as brotli makes it, before the first area is painted; Highcharts itself is left out. */
export const SHELL_KB = 141;
export const AREA_KB = 59;

/** A script that comes from the shell once a chart asks for it, after the words around it. */
export function isHighcharts(path: string, text: string): boolean {
  return path.startsWith('/shell/') && text.includes('Highcharts');
}
