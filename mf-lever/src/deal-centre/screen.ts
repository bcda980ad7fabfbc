/** What this screen keeps its layout and tabs by. */
export const SCREEN = 'lever';
