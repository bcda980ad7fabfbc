import { price } from '@tradefloor/money';
import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { sparkPath, thinned } from './path';
import { Sparkline } from './sparkline';

test('fills its box; a flat run stands in the middle', () => {
  expect(sparkPath([1, 3, 2], 100, 20)).toBe('M0 20L50 0L100 10');
  expect(sparkPath([5, 5], 100, 20)).toBe('M0 10L100 10');
  expect(sparkPath([5], 100, 20)).toBe('');
});

test('60 points, the first and the last among them (market.week-line)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 10_080 }), length => {
      const all = Array.from({ length }, (_, index) => index);
      const kept = thinned(all);
      expect([kept.length, kept[0], kept.at(-1)]).toEqual([60, 0, length - 1]);
    }),
  );
  expect(thinned([1, 2])).toEqual([1, 2]);
});

test('is a picture with a name, coloured by where it ended', () => {
  const { rerender } = render(<Sparkline label="BTC/USDT, +3%" prices={[price('1'), price('2')]} />);
  expect(screen.getByRole('img', { name: 'BTC/USDT, +3%' }).querySelector('.rise')).toBeInTheDocument();
  rerender(<Sparkline label="BTC/USDT, -3%" prices={[price('2'), price('1')]} />);
  expect(screen.getByRole('img').querySelector('.fall')).toBeInTheDocument();
});
