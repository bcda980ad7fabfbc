import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, tradeHistory } from '@tradefloor/contract';
import { tradesTopic } from '@tradefloor/platform';
import { aQuote } from '@tradefloor/platform/testing';
import { amount, price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import type { ReactNode } from 'react';
import { drawn } from '../testing/drawn';
import { TradesPanel } from './trades-panel';

const bitcoin = aQuote('BTC/USDT');
const sale = {
  id: asId<never>('7'),
  time: asInstant(Date.UTC(2026, 10, 21, 14, 2, 51)),
  price: price('97412.5'),
  amount: amount('0.01'),
  side: 'sell',
} as const;

beforeEach(() => localStorage.clear());

function shown(name: string, own?: ReactNode) {
  const platform = fakePlatform();
  platform.answer(tradeHistory, [sale]);
  return drawn(platform, <TradesPanel screen={name} pair={bitcoin} own={own} />);
}

it('lists the market’s trades with the pair’s digits, and whose side took', async () => {
  shown('spot');
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Sell 97,412.500.0100');
});

it('moves no row when a trade comes: the rows say other trades', async () => {
  const platform = fakePlatform();
  platform.answer(tradeHistory, [sale]);
  drawn(platform, <TradesPanel screen="spot" pair={bitcoin} />);
  const newest = await screen.findByRole('listitem');
  const next = {
    ...sale,
    id: asId<never>('8'),
    time: asInstant(sale.time + 1000),
    price: price('97413'),
    side: 'buy',
  } as const;
  act(() => platform.drive(tradesTopic, { key: bitcoin.key, trades: [next] }, bitcoin.key));
  await waitFor(() => expect(newest).toHaveTextContent('Buy 97,413.00'));
  expect(screen.getAllByRole('listitem')[0]).toBe(newest);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Sell 97,412.50');
});

it('has a tab for one’s own only where there are any to show, and keeps it for that screen', async () => {
  const first = shown('spot', <p>my trades</p>);
  expect(screen.queryByText('my trades')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Mine' }));
  expect(screen.getByText('my trades')).toBeInTheDocument();
  first.unmount();
  const again = shown('spot', <p>my trades</p>);
  expect(screen.getByText('my trades')).toBeInTheDocument();
  again.unmount();
  const elsewhere = shown('leverage', <p>my trades</p>);
  expect(screen.queryByText('my trades')).toBeNull();
  elsewhere.unmount();
  shown('spot');
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Trades']);
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
});

it('has what leads on in its head, beside the tabs', async () => {
  const platform = fakePlatform();
  platform.answer(tradeHistory, [sale]);
  drawn(platform, <TradesPanel screen="leverage" pair={bitcoin} end={<a href="#all">All trades</a>} />);
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All trades' })).toBeInTheDocument();
});
