import { amount, price } from '@tradefloor/money';
import * as fc from 'fast-check';
import type { ChartBar } from './bars';
import { type ChartMark, MarkLayer, placeOfMark } from './marks';
import type { PriceLine } from './price-line';
import { PriceLineLayer } from './price-lines';
import { Shapes } from './shapes';
import { aChart, MINUTE } from '../testing/a-chart';
import { TrendLayer } from './trends';

const aBar = (minute: number, low = 90, high = 110): ChartBar => ({
  time: minute * MINUTE,
  open: price('100'),
  high: price(String(high)),
  low: price(String(low)),
  close: price('101'),
  volume: amount('1'),
});

describe('a fill', () => {
  const fill = (minutes: number, kind: ChartMark['kind'], at = '100'): ChartMark => ({
    id: 'a',
    time: minutes * MINUTE,
    price: price(at),
    kind,
  });
  const bars = [aBar(0), aBar(5, 95, 105)];

  test('stands below its bar for a buy, above it for a sell', () => {
    expect(placeOfMark(fill(7, 'buy'), bars)).toEqual({ time: 5 * MINUTE, price: 95 });
    expect(placeOfMark(fill(4.9, 'sell'), bars)).toEqual({ time: 0, price: 110 });
    expect(placeOfMark(fill(5, 'sell', '106'), bars)).toEqual({ time: 5 * MINUTE, price: 106 });
  });

  test('is not drawn when its bar is not loaded, or out of sight', () => {
    expect(placeOfMark(fill(-1, 'buy'), bars)).toBeNull();
    const { chart, drawn, sight } = aChart();
    const layer = new MarkLayer(chart);
    layer.draw([fill(7, 'buy')], bars);
    expect(drawn.size).toBe(1);
    sight.min = 96;
    layer.draw([fill(7, 'buy')], bars);
    expect(drawn.size).toBe(0);
  });
});

describe('price lines', () => {
  const order: PriceLine = { id: '7', price: price('105'), kind: 'buy', label: 'Buy <1>' };

  test('stand at their price with their words, below the newest price in the colour of its bar', () => {
    const { chart, drawn } = aChart();
    const layer = new PriceLineLayer(chart, value => value.toFixed(2));
    layer.draw([order], aBar(1));
    const texts = [...drawn].map(({ text }) => text).filter(text => text !== undefined);
    expect(texts).toEqual(['105.00', 'Buy &lt;1>', '101.00']);
    expect([...drawn].filter(({ stroke }) => stroke === 'var(--rise)')).toHaveLength(5);
    layer.draw([], { ...aBar(1), close: price('99') });
    expect([...drawn].map(({ stroke }) => stroke)).toEqual(['var(--fall)', 'var(--fall)']);
  });

  test('do not cover each other’s prices at the scale: the newest stays at its own', () => {
    const { chart, drawn } = aChart();
    new PriceLineLayer(chart, value => value.toFixed(2)).draw([{ ...order, price: price('101.5') }], aBar(1));
    const heights = Object.fromEntries([...drawn].map(({ text, y }) => [text, y]));
    expect([heights['101.00'], heights['101.50']]).toEqual([81.5, 63.5]);
  });

  test('say a price at the scale once, however many orders have it', () => {
    const { chart, drawn } = aChart();
    const layer = new PriceLineLayer(chart, value => value.toFixed(2));
    const lineOf = (id: string): PriceLine => ({ ...order, id });
    const orders = [lineOf('7'), lineOf('8'), lineOf('9')];
    const said = () =>
      [...drawn].filter(({ text, visibility }) => text === '105.00' && visibility !== 'hidden').map(({ y }) => y);
    layer.draw(orders, aBar(1));
    expect(said()).toEqual([41.5]);
    layer.draw(orders.slice(1), aBar(1));
    expect(said()).toEqual([41.5]);
    // The newest price is one's own: it stays on top.
    layer.draw([{ ...order, price: price('101') }], aBar(1));
    expect([...drawn].filter(({ text, visibility }) => text === '101.00' && visibility !== 'hidden')).toHaveLength(2);
  });

  test('hide the figures of the scale that they would cover, for as long as they do', () => {
    const { chart, scale } = aChart();
    const layer = new PriceLineLayer(chart, String);
    layer.draw([{ ...order, price: price('104') }], aBar(1));
    expect(Object.fromEntries(scale)).toEqual({ 95: 'inherit', 100: 'hidden', 105: 'hidden' });
    layer.draw([], aBar(1));
    expect(Object.fromEntries(scale)).toEqual({ 95: 'inherit', 100: 'hidden', 105: 'inherit' });
  });

  test('can be cancelled by the cross beside the words, and the chart hears nothing of it', () => {
    const { chart, drawn } = aChart();
    const cancelled = jest.fn();
    const layer = new PriceLineLayer(chart, String, cancelled);
    layer.draw(
      [
        { ...order, canCancel: true },
        { ...order, id: '8', kind: 'drawn', label: '' },
      ],
      undefined,
    );
    const crosses = [...drawn].filter(({ text }) => text === '✕');
    expect(crosses).toMatchObject([{ x: 48, cursor: 'pointer' }]);
    const event = { stopPropagation: jest.fn() };
    const { press } = crosses[0] as { readonly press: (event: unknown) => void };
    press(event);
    expect(event.stopPropagation).toHaveBeenCalled();
    expect(cancelled.mock.calls).toEqual([['7']]);
    layer.draw([], undefined);
    expect(drawn.size).toBe(0);
  });

  test('have words that change in their place, and none at the scale where they are bare', () => {
    const { chart, drawn } = aChart();
    const layer = new PriceLineLayer(chart, value => value.toFixed(2));
    const running: PriceLine = { ...order, kind: 'winning', label: '0:42' };
    layer.draw([running, { ...running, id: '8', label: '', isBare: true }], undefined);
    const shapes = [...drawn];
    expect(shapes.map(({ text }) => text).filter(text => text !== undefined)).toEqual(['105.00', '0:42']);
    layer.draw([{ ...running, label: '0:41' }], undefined);
    expect([...drawn].map(({ text }) => text).filter(text => text !== undefined)).toEqual(['105.00', '0:41']);
    expect([...drawn].every(shape => shapes.includes(shape))).toBe(true);
  });

  test('have no words that the scale would cut, for as long as others stand before them', () => {
    const { chart, drawn } = aChart();
    const layer = new PriceLineLayer(chart, String);
    const lineOf = (id: string): PriceLine => ({ ...order, id, label: id, canCancel: id === '3' });
    const lines = [lineOf('1'), lineOf('2'), lineOf('3')];
    // Beside the price at the scale.
    const shown = () =>
      [...drawn]
        .filter(({ visibility }) => visibility === 'inherit')
        .flatMap(({ text }) => (text === '105' ? [] : [text]));
    layer.draw(lines, undefined);
    expect(shown()).toEqual(['1', '2']);
    layer.draw(lines.slice(2), undefined);
    expect(shown()).toEqual(['3', '✕']);
  });

  test('leave the panes below alone', () => {
    const { chart, drawn } = aChart();
    new PriceLineLayer(chart, String).draw([{ ...order, price: price('80') }], undefined);
    expect(drawn.size).toBe(0);
  });
});

test('trends are drawn from place to place, and gone when they are removed', () => {
  const { chart, drawn } = aChart();
  const layer = new TrendLayer(chart);
  const place = (minute: number, at: number) => ({ time: minute * MINUTE, price: at });
  layer.draw([{ id: 'a', from: place(1, 100), to: place(3, 105) }]);
  expect([...drawn].map(({ d }) => d)).toEqual([
    [
      ['M', 10, 100],
      ['L', 30, 50],
    ],
  ]);
  layer.draw([]);
  expect(drawn.size).toBe(0);
});

test('after each drawing exactly what was asked for is there, and each was made once while it was', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))), drawings => {
      const there = new Set<string>();
      const shapes = new Shapes<{ destroy(): void }>();
      for (const wanted of drawings) {
        shapes.begin();
        for (const name of wanted) {
          shapes.of(name, () => {
            expect(there.has(name)).toBe(false);
            there.add(name);
            return { destroy: () => void there.delete(name) };
          });
        }
        shapes.end();
        expect([...there].sort()).toEqual([...wanted].sort());
      }
    }),
  );
});
