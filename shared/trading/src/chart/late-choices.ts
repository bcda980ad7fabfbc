/** What the chart's buttons open, in one file. */
export { DrawChoices } from './draw-choices';
export { IndicatorChoices } from './indicator-choices';
