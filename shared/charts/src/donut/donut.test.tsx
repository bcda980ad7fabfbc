import { amount } from '@tradefloor/money';
import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { arcs } from './arcs';
import { Donut } from './donut';

test('arcs follow each other round the whole circle, and none is too small to see', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.001, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 8 }), values => {
      const drawn = arcs(values);
      let end = 0;
      for (const { from, length } of drawn) {
        expect(from).toBeCloseTo(end);
        expect(length).toBeGreaterThan(0.5);
        end = from + length;
      }
      expect(end).toBeCloseTo(100);
    }),
  );
});

test('nothing owned is an empty ring', () => {
  expect(arcs([0, 0])).toEqual([
    { from: 0, length: 0 },
    { from: 0, length: 0 },
  ]);
});

test('says its slices to who does not see them', () => {
  render(<Donut title="Assets" slices={[{ id: 'spot', label: 'Spot, 60%', value: amount('6') }]} />);
  expect(screen.getByRole('figure', { name: 'Assets' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('Spot, 60%');
});
