/** What the next press on the chart draws. */
export type DrawingTool = 'none' | 'trend' | 'horizontal';
