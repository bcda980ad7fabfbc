/**
 * What the shell gives to areas and does not need itself. Nobody calls these: that they are here is what makes the build
 * provide them, and federation fetches one, a chunk of the shell's, when the first area asks for it. Modules of
 * Highcharts find its core by relative imports, so core and modules come from one place or there are two cores.
 */
export const givenToAreas = [() => import('highcharts/esm/highstock.js')];
