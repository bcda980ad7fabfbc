import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookAndTrades } from './book-and-trades';

const drawn = (onTradesShare: (share: number) => void) =>
  render(
    <BookAndTrades
      book={<p>the book</p>}
      trades={<p>the trades</p>}
      label="Height of the trades"
      tradesShare={20}
      onTradesShare={onTradesShare}
    />,
  );

const tradesEdge = () => screen.getByRole('separator', { name: 'Height of the trades' });

test('the book and the trades part where the trader wants it, within bounds (look.book-and-trades)', async () => {
  const onTradesShare = jest.fn();
  drawn(onTradesShare);
  const edge = tradesEdge();
  const column = edge.parentElement?.parentElement;
  if (!column) throw new Error('The edge belongs to a column.');
  Object.defineProperty(column, 'clientHeight', { value: 800 });
  const user = userEvent.setup();
  const drag = (clientY: number, keys?: string) =>
    user.pointer({ target: edge, coords: { clientY }, ...(keys === undefined ? {} : { keys }) });
  await drag(600, '[MouseLeft>]');
  await drag(520);
  expect(edge).toHaveAttribute('aria-valuenow', '30');
  expect(column.style.getPropertyValue('--book')).toBe('70fr');
  await drag(0);
  expect(edge).toHaveAttribute('aria-valuenow', '60');
  await drag(560);
  await drag(560, '[/MouseLeft]');
  expect(onTradesShare.mock.calls).toEqual([[25]]);
});

test('by keyboard as well', async () => {
  const onTradesShare = jest.fn();
  drawn(onTradesShare);
  tradesEdge().focus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(onTradesShare.mock.calls).toEqual([[18], [12]]);
});
