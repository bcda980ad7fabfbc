import { compare, type Price } from '@tradefloor/money';
import type Highcharts from 'highcharts/esm/highstock.js';
import { COLOURS } from '../colours';
import { pixels } from '../pixels';
import type { ChartBar } from './bars';
import { Shapes } from './shapes';

/** A price that stands across the chart: one's own order or alert, or a line the trader drew. */
export interface PriceLine {
  readonly id: string;
  readonly price: Price;
  readonly kind: 'buy' | 'sell' | 'alert' | 'drawn';
  /** As in `Buy 0.5`; empty for none. */
  readonly label: string;
}

interface LineLook {
  readonly colour: string;
  readonly dash: 'Solid' | 'Dash' | 'Dot';
  /** The words on its price tag. */
  readonly on: string;
}

const LOOKS: Readonly<Record<PriceLine['kind'] | 'rise' | 'fall', LineLook>> = {
  buy: { colour: COLOURS.rise, dash: 'Dash', on: COLOURS.onTrade },
  sell: { colour: COLOURS.fall, dash: 'Dash', on: COLOURS.onTrade },
  alert: { colour: COLOURS.warn, dash: 'Dash', on: COLOURS.onAccent },
  drawn: { colour: COLOURS.accent, dash: 'Solid', on: COLOURS.onAccent },
  rise: { colour: COLOURS.rise, dash: 'Dot', on: COLOURS.onTrade },
  fall: { colour: COLOURS.fall, dash: 'Dot', on: COLOURS.onTrade },
};

interface Tagged {
  readonly line: Highcharts.SVGElement;
  /** At the scale. */
  readonly tag: Highcharts.SVGElement;
  readonly label: Highcharts.SVGElement | null;
  destroy(): void;
}

const TEXT_SIZE = '11px';
const PADDING = 3;
/** The left edge of the first words, and about how wide a character of them is. */
const WORDS_FROM = 8;
const CHARACTER = 6.4;
/** Half of a tag: a line of 11 px and its padding. */
const HALF_TAG = 9;

/** Draws the lines over the plot, anew after each redraw of the chart: a line at its price, which stands at the scale. */
export class PriceLineLayer {
  private readonly shapes = new Shapes<Tagged>();
  private readonly words: Array<{ readonly y: number; readonly end: number }> = [];

  constructor(
    private readonly chart: Highcharts.Chart,
    private readonly priceText: (value: number) => string,
  ) {}

  /** The newest price lies on top of all others, in the colour of its bar. */
  draw(lines: readonly PriceLine[], newest: ChartBar | undefined): void {
    this.shapes.begin();
    this.words.length = 0;
    for (const line of lines) this.line(`${line.kind} ${line.id} ${line.label}`, line.kind, line.price, line.label);
    if (newest) {
      const way = compare(newest.close, newest.open) >= 0 ? 'rise' : 'fall';
      this.line(`newest ${way}`, way, newest.close, '');
    }
    this.shapes.end();
  }

  private line(name: string, look: keyof typeof LOOKS, price: Price, label: string): void {
    const y = this.heightOf(pixels(price));
    if (y === null) return;
    const { plotLeft, plotWidth } = this.chart;
    const { line, tag, label: words } = this.shapes.of(name, () => this.make(LOOKS[look], label));
    line.attr({ d: acrossAt(y, plotLeft, plotLeft + plotWidth) });
    tag.attr({ text: this.priceText(pixels(price)), x: plotLeft + plotWidth + 1, y: y - HALF_TAG });
    words?.attr({ x: this.freePlace(y, label), y: y - HALF_TAG });
  }

  /** Words of prices that lie close together stand one after the other. */
  private freePlace(y: number, label: string): number {
    const beside = this.words.filter(other => Math.abs(other.y - y) < 2 * HALF_TAG);
    const x = Math.max(this.chart.plotLeft + WORDS_FROM, ...beside.map(({ end }) => end + 2 * PADDING));
    this.words.push({ y, end: x + label.length * CHARACTER + 2 * PADDING });
    return x;
  }

  /** Null while the price is out of sight: below the price pane another one begins. */
  private heightOf(price: number): number | null {
    const [axis] = this.chart.yAxis;
    const sight = axis?.getExtremes();
    if (!axis || !sight || price < sight.min || price > sight.max) return null;
    return Math.round(axis.toPixels(price, false)) + 0.5;
  }

  private make({ colour, dash, on }: LineLook, label: string): Tagged {
    const line = this.chart.renderer
      .path()
      .attr({ stroke: colour, 'stroke-width': 1, dashstyle: dash, zIndex: 5 })
      .add();
    const tag = this.tag('', { fill: colour, stroke: colour }, on);
    const words = label === '' ? null : this.tag(label, { fill: COLOURS.panel, stroke: colour }, colour);
    return {
      line,
      tag,
      label: words,
      destroy() {
        line.destroy();
        tag.destroy();
        words?.destroy();
      },
    };
  }

  private tag(text: string, box: Highcharts.SVGAttributes, colour: string): Highcharts.SVGElement {
    return this.chart.renderer
      .label(escaped(text), 0, 0, 'rect')
      .attr({ ...box, 'stroke-width': 1, padding: PADDING, r: 2, zIndex: 7 })
      .css({ color: colour, fontSize: TEXT_SIZE })
      .add();
  }
}

const acrossAt = (y: number, from: number, to: number): Highcharts.SVGPathArray => [
  ['M', from, y],
  ['L', to, y],
];

/** Highcharts reads labels as markup. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
