import type * as Highcharts from 'highcharts/highstock.js';

export const MINUTE = 60_000;

/** A chart whose prices from 90 to 110 lie on 200 px, a minute on 10. What it draws is written down. */
export function aChart() {
  const drawn = new Set<Record<string, unknown>>();
  const element = () => {
    const given: Record<string, unknown> = {};
    drawn.add(given);
    const made = {
      attr: (more: object) => Object.assign(given, more) && made,
      css: (more: object) => Object.assign(given, more) && made,
      clip: () => made,
      add: () => made,
      on: (_: string, press: unknown) => Object.assign(given, { press }) && made,
      getBBox: () => ({ width: 40 }),
      destroy: () => drawn.delete(given),
    };
    return made;
  };
  const sight = { min: 90, max: 110 };
  const scale = new Map<number, unknown>();
  const figure = (value: number) => ({
    label: { attr: ({ visibility }: { visibility?: string }) => scale.set(value, visibility) },
  });
  const chart = {
    plotLeft: 0,
    plotTop: 0,
    plotWidth: 100,
    plotHeight: 260,
    renderer: {
      path: element,
      label: (text: string) => element().attr({ text }),
      clipRect: () => ({ attr: () => undefined }),
    },
    xAxis: [{ toPixels: (time: number) => (time / MINUTE) * 10, getExtremes: () => ({ min: 0, max: 10 * MINUTE }) }],
    yAxis: [
      {
        ticks: { 95: figure(95), 100: figure(100), 105: figure(105) },
        getExtremes: () => sight,
        toPixels: (value: number) => (sight.max - value) * 10,
        toValue: (y: number) => sight.max - y / 10,
      },
    ],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in has what is called, and no more
  return { chart: chart as unknown as Highcharts.Chart, drawn, sight, scale };
}
