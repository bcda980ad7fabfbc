/** Highcharts without drawing: jsdom measures nothing. Its own tests are in `shared/charts`. */
const chart = {
  series: [],
  xAxis: [],
  yAxis: [],
  get: () => undefined,
  redraw: () => undefined,
  destroy: () => undefined,
};

export default {
  setOptions: () => undefined,
  stockChart: () => chart,
  chart: () => chart,
  addEvent: () => () => undefined,
};
