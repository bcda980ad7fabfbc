import { compare } from '@tradefloor/money';
import type * as Highcharts from 'highcharts/highstock.js';
import { COLOURS } from '../colours';
import { pixels } from '../pixels';
import type { ChartBar } from './bars';
import { type LineLook, lookOf, LOOKS, type PriceLine } from './price-line';
import { Shapes } from './shapes';
import { tagPlaces } from './tag-places';

interface Tagged {
  readonly line: Highcharts.SVGElement;
  /** At the scale. */
  readonly tag: Highcharts.SVGElement | null;
  readonly label: Highcharts.SVGElement | null;
  readonly cross: Highcharts.SVGElement | null;
  destroy(): void;
}

const TEXT_SIZE = '11px';
const PADDING = 3;
/** The left edge of the first words. */
const WORDS_FROM = 8;
/** Its width: no smaller than a finger's least target is high. */
const CROSS = 18;
/** Half of a tag: a line of 11 px and its padding. */
const HALF_TAG = 9;

/** Draws the lines over the plot, anew after each redraw of the chart: a line at its price, which stands at the scale. */
export class PriceLineLayer {
  private readonly shapes = new Shapes<Tagged>();
  private readonly words: Array<{ readonly y: number; readonly end: number }> = [];
  private readonly written = new WeakMap<Highcharts.SVGElement, string>();
  private readonly tags: Array<{ readonly y: number; readonly tag: Highcharts.SVGElement }> = [];

  constructor(
    private readonly chart: Highcharts.Chart,
    private readonly priceText: (value: number) => string,
    private readonly onCancel: (id: string) => void = () => undefined,
  ) {}

  /** The newest price lies on top of all others, in the colour of its bar. */
  draw(lines: readonly PriceLine[], newest: ChartBar | undefined): void {
    this.shapes.begin();
    this.words.length = 0;
    this.tags.length = 0;
    for (const line of lines) this.line(nameOf(line), lookOf(line), line);
    const before = this.tags.length;
    if (newest) {
      const way = compare(newest.close, newest.open) >= 0 ? 'rise' : 'fall';
      this.line(`newest ${way}`, way, { id: '', price: newest.close, label: '' });
    }
    this.shapes.end();
    this.placeTags(this.tags.length > before ? before : null);
  }

  private placeTags(newest: number | null): void {
    const heights = this.tags.map(({ y }) => y - HALF_TAG);
    const places = tagPlaces(heights, newest, 2 * HALF_TAG);
    for (const [index, { tag }] of this.tags.entries()) tag.attr({ y: places[index] });
    this.clearScale(places);
  }

  /** A figure of the scale that a tag would cover by half is left out whole. */
  private clearScale(tags: readonly number[]): void {
    const [axis] = this.chart.yAxis;
    if (!axis) return;
    for (const [value, { label }] of Object.entries(axis.ticks)) {
      // oxlint-disable-next-line tradefloor/money-is-no-number -- a place at the scale, by which the chart names its figure
      const y = axis.toPixels(Number(value), false) - HALF_TAG;
      label?.attr({ visibility: tags.some(tag => Math.abs(tag - y) < 2 * HALF_TAG) ? 'hidden' : 'inherit' });
    }
  }

  private line(name: string, look: keyof typeof LOOKS, priceLine: Omit<PriceLine, 'kind'>): void {
    const { id, price, label: words } = priceLine;
    const y = this.heightOf(pixels(price));
    if (y === null) return;
    const { plotLeft, plotWidth } = this.chart;
    const { line, tag, label, cross } = this.shapes.of(name, () => this.make(LOOKS[look], priceLine));
    line.attr({ d: acrossAt(y, plotLeft, plotLeft + plotWidth) });
    if (tag !== null) {
      const text = this.priceText(pixels(price));
      this.write(tag, text);
      // Said again it would push others away from their prices. The newest price is said whatever it is.
      const isSaid = id !== '' && this.tags.some(other => this.written.get(other.tag) === text);
      tag.attr({ x: plotLeft + plotWidth + 1, visibility: isSaid ? 'hidden' : 'inherit' });
      if (!isSaid) this.tags.push({ y, tag });
    }
    if (label === null) return;
    this.write(label, escaped(words));
    const width = label.getBBox().width;
    const x = this.freePlace(y, width + (cross === null ? 0 : CROSS));
    const visibility = x === null ? 'hidden' : 'inherit';
    label.attr({ visibility, ...(x !== null && { x, y: y - HALF_TAG }) });
    cross?.attr({ visibility, ...(x !== null && { x: x + width, y: y - HALF_TAG }) });
  }

  /** Highcharts measures a label that is written anew, though it says the same: the style of the whole page, each time. */
  private write(label: Highcharts.SVGElement, text: string): void {
    if (this.written.get(label) === text) return;
    this.written.set(label, text);
    label.attr({ text });
  }

  /** Words of prices that lie close together stand one after the other; null where the scale would cut them. */
  private freePlace(y: number, width: number): number | null {
    const { plotLeft, plotWidth } = this.chart;
    const beside = this.words.filter(other => Math.abs(other.y - y) < 2 * HALF_TAG);
    const x = Math.max(plotLeft + WORDS_FROM, ...beside.map(({ end }) => end + 2 * PADDING));
    if (beside.length > 0 && x + width > plotLeft + plotWidth) return null;
    this.words.push({ y, end: x + width });
    return x;
  }

  /** Null while the price is out of sight: below the price pane another one begins. */
  private heightOf(price: number): number | null {
    const [axis] = this.chart.yAxis;
    const sight = axis?.getExtremes();
    if (!axis || !sight || price < sight.min || price > sight.max) return null;
    return Math.round(axis.toPixels(price, false)) + 0.5;
  }

  private make({ colour, dash, on }: LineLook, priceLine: Omit<PriceLine, 'kind'>): Tagged {
    const { id, label, canCancel = false, isBare = false } = priceLine;
    const line = this.chart.renderer
      .path()
      .attr({ stroke: colour, 'stroke-width': 1, dashstyle: dash, zIndex: 5 })
      .add();
    const tag = isBare ? null : this.tag('', { fill: colour, stroke: colour }, on);
    const words = label === '' ? null : this.tag(label, { fill: COLOURS.panel, stroke: colour }, colour);
    const cross = canCancel ? this.cross(id, colour) : null;
    return {
      line,
      tag,
      label: words,
      cross,
      destroy() {
        line.destroy();
        tag?.destroy();
        words?.destroy();
        cross?.destroy();
      },
    };
  }

  /** For the pointer; the keyboard has the list of orders. */
  private cross(id: string, colour: string): Highcharts.SVGElement {
    const cross = this.tag('✕', { fill: COLOURS.panel, stroke: colour }, COLOURS.text).attr({ cursor: 'pointer' });
    cross.on('click', (event: Event) => {
      // Not a click on the chart, where a line may be about to be drawn.
      event.stopPropagation();
      this.onCancel(id);
    });
    return cross;
  }

  private tag(text: string, box: Highcharts.SVGAttributes, colour: string): Highcharts.SVGElement {
    return this.chart.renderer
      .label(escaped(text), 0, 0, 'rect')
      .attr({ ...box, 'stroke-width': 1, padding: PADDING, r: 2, zIndex: 7 })
      .css({ color: colour, fontSize: TEXT_SIZE })
      .add();
  }
}

/** Words that change are written anew on the same label; whether there are any is another line. */
const nameOf = (line: PriceLine): string =>
  [lookOf(line), line.id, line.label === '' ? 'mute' : 'told', line.isBare ? 'bare' : ''].join(' ');

const acrossAt = (y: number, from: number, to: number): Highcharts.SVGPathArray => [
  ['M', from, y],
  ['L', to, y],
];

/** Highcharts reads labels as markup. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
