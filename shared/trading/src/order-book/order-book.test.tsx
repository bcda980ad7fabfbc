import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spotDeal } from '@tradefloor/contract';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { booked, level } from '../testing/book';
import { drawn } from '../testing/drawn';
import { OrderBook } from './order-book';
import type { StandingOrder } from './own-levels';

const bitcoin = aQuote('BTC/USDT');
const sides = {
  bids: [level('97411.50', '1'), level('97411.10', '2')],
  asks: [level('97412.00', '0.5'), level('97412.90', '0.25')],
};

beforeEach(() => localStorage.clear());

async function shown(own: readonly StandingOrder[] = [{ side: 'buy', price: price('97411.10') }]) {
  const platform = fakePlatform();
  quoted(platform, bitcoin);
  booked(platform, bitcoin, sides);
  const take = jest.fn();
  drawn(platform, <OrderBook pair={bitcoin} own={own} onTake={take} />);
  const bids = within(await screen.findByRole('group', { name: 'Bids' }));
  const asks = within(screen.getByRole('group', { name: 'Asks' }));
  return { platform, take, bids, asks };
}

it('stands with the best prices at the middle, and the spread between them', async () => {
  const { bids, asks } = await shown();
  expect(bids.getAllByRole('button').map(row => row.textContent?.slice(0, 9))).toEqual(['97,411.50', '97,411.10']);
  expect(asks.getAllByRole('button').map(row => row.textContent?.slice(0, 9))).toEqual(['97,412.90', '97,412.00']);
  expect(screen.getByText('Spread 0.50')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use the last price' })).toHaveTextContent('97,412.56');
});

it('keeps who goes by the arrows as deep in the book as they were when their level is gone', async () => {
  const { platform, asks } = await shown();
  asks.getByRole('button', { name: /97,412.00/ }).focus();
  act(() => booked(platform, bitcoin, { ...sides, asks: [level('97412.90', '0.25'), level('97413.50', '1')] }));
  await waitFor(() => expect(asks.queryByRole('button', { name: /97,412.00/ })).toBeNull());
  expect(asks.getByRole('button', { name: /97,412.90/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  const deeper = asks.getByRole('button', { name: /97,413.50/ });
  expect(deeper).toHaveFocus();
  act(() => booked(platform, bitcoin, { ...sides, asks: [level('97412.90', '0.25')] }));
  await waitFor(() => expect(deeper).not.toBeInTheDocument());
  expect(asks.getByRole('button', { name: /97,412.90/ })).toHaveFocus();
});

it('moves no row when a price comes or goes: the rows say other prices', async () => {
  const { platform, bids, asks } = await shown();
  const [second, best] = asks.getAllByRole('button');
  const [bid] = bids.getAllByRole('button');
  const flashing = best?.children[2];
  const more = { bids: [level('97411.90', '3'), ...sides.bids], asks: [level('97411.95', '4'), ...sides.asks] };
  act(() => booked(platform, bitcoin, more));
  await waitFor(() => expect(best).toHaveTextContent('97,411.95'));
  expect(second).toHaveTextContent('97,412.00');
  expect(bid).toHaveTextContent('97,411.90');
  expect(asks.getAllByRole('button').slice(1)).toEqual([second, best]);
  expect(bids.getAllByRole('button')[0]).toBe(bid);
  // What flashes is the price's own.
  expect(best?.children[2]).toHaveTextContent('4.0000');
  expect(best?.children[2]).not.toBe(flashing);
});

it('gives the price that was pressed, though the row says another when the finger is up', async () => {
  const { platform, take, asks } = await shown();
  const best = asks.getByRole('button', { name: /97,412.00/ });
  const hand = userEvent.setup();
  await hand.pointer({ keys: '[MouseLeft>]', target: best });
  act(() => booked(platform, bitcoin, { ...sides, asks: [level('97411.95', '4'), ...sides.asks] }));
  await waitFor(() => expect(best).toHaveTextContent('97,411.95'));
  await hand.pointer({ keys: '[/MouseLeft]', target: best });
  expect(take).toHaveBeenCalledWith('97412.00', null);
  best.focus();
  await userEvent.keyboard('{Enter}');
  expect(take).toHaveBeenLastCalledWith('97411.95', null);
});

it('marks one’s own orders', async () => {
  const { bids } = await shown();
  expect(await bids.findByText('Your order')).toBeInTheDocument();
  expect(bids.getByRole('button', { name: /97,411.10.*Your order/ })).toBeInTheDocument();
});

it('tells of one’s own orders that lie deeper than what is shown, the nearest first', async () => {
  const { bids, asks } = await shown([
    { side: 'buy', price: price('90000') },
    { side: 'buy', price: price('95000') },
    { side: 'buy', price: price('97411.10') },
  ]);
  // In the place of the outermost row, which is one’s own too.
  expect(await bids.findByText('Your orders: 3')).toBeInTheDocument();
  expect(bids.getByText('97,411.10')).toBeInTheDocument();
  expect(bids.getAllByRole('button')).toHaveLength(1);
  expect(asks.queryByText(/Your orders/)).toBeNull();
});

it('counts each of one’s own orders that lie deeper, also those of one price', async () => {
  const further: StandingOrder = { side: 'sell', price: price('99000') };
  const { asks } = await shown([further, further, { ...further, price: price('99500') }]);
  expect(await asks.findByText('Your orders: 3')).toBeInTheDocument();
  expect(asks.getByText('99,000.00')).toBeInTheDocument();
});

it('gives the price of a row, and with a modifier all that stands up to it', async () => {
  const { take, asks, bids } = await shown();
  await userEvent.click(asks.getByRole('button', { name: /97,412.00/ }));
  expect(take).toHaveBeenLastCalledWith('97412.00', null);
  fireEvent.click(bids.getByRole('button', { name: /97,411.10/ }), { shiftKey: true });
  expect(take).toHaveBeenLastCalledWith('97411.10', '3.00');
  await userEvent.click(screen.getByRole('button', { name: 'Use the last price' }));
  expect(take).toHaveBeenLastCalledWith('97412.56', null);
});

it('is one stop a side for the keyboard, and the arrows go on', async () => {
  const { bids } = await shown();
  const [best, next] = bids.getAllByRole('button');
  expect([best?.tabIndex, next?.tabIndex]).toEqual([0, -1]);
  best?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(next).toHaveFocus();
});

it('groups rows by the width that is chosen, and keeps it', async () => {
  const { bids } = await shown();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Grouping' }), '1');
  expect(await bids.findByRole('button', { name: /^97,411\D*3\.0000/ })).toBeInTheDocument();
  expect(localStorage.getItem('tf.book-steps')).toContain('"BTC/USDT":"1"');
});

it('shows one side alone', async () => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Show bids' }));
  expect(screen.queryByRole('group', { name: 'Asks' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Bids' })).toBeInTheDocument();
});

it('says what failed, and tries again', async () => {
  const platform = fakePlatform();
  quoted(platform, bitcoin);
  platform.fail(spotDeal, '', 'unreachable');
  drawn(platform, <OrderBook pair={bitcoin} onTake={jest.fn()} />);
  expect(await screen.findByText('The order book could not be loaded')).toBeInTheDocument();
  booked(platform, bitcoin, sides);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Bids' })).toBeInTheDocument();
});
