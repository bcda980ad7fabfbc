import { fireEvent, render, screen } from '@testing-library/react';
import { decimal } from '@tradefloor/money';
import { Curve } from './curve';
import { areaOf, lineOf, nearestTo, spotsOf } from './curve-places';

const values = ['10', '30', '20'].map(decimal);

it('draws each value in its place, and a flat run through the middle', () => {
  expect(spotsOf(values)).toEqual([
    { x: 0, y: 94 },
    { x: 50, y: 6 },
    { x: 100, y: 50 },
  ]);
  expect(spotsOf(['5', '5'].map(decimal)).map(({ y }) => y)).toEqual([50, 50]);
  expect(lineOf(spotsOf(values))).toBe('M0 94L50 6L100 50');
  expect(areaOf(spotsOf(values))).toBe('M0 94L50 6L100 50L100 100L0 100Z');
  expect([lineOf([]), areaOf([])]).toEqual(['', '']);
  expect([nearestTo(-1, 3), nearestTo(0.6, 3), nearestTo(2, 3)]).toEqual([0, 1, 2]);
});

it('says each value to who goes along it by keyboard', () => {
  const points = values.map((value, id) => ({ id, value, text: `day ${id}: ${value}` }));
  render(<Curve title="Total, 7 days" points={points} marks={['Mon', 'Wed']} />);
  const curve = screen.getByRole('slider', { name: 'Total, 7 days' });
  expect(curve).toHaveAttribute('aria-valuetext', 'day 2: 20');
  fireEvent.change(curve, { target: { value: '1' } });
  expect(curve).toHaveAttribute('aria-valuetext', 'day 1: 30');
  expect(screen.getByText('day 1: 30')).toBeInTheDocument();
  fireEvent.blur(curve);
  expect(curve).toHaveAttribute('aria-valuetext', 'day 2: 20');
});
