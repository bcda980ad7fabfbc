import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, chartBars, currencyDetail } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { completedOrderTopic, entrustTopic, tradingSettings } from '@tradefloor/platform';
import { aFill, anOrder, aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { fakePlatform } from '@tradefloor/platform/fake';
import { booked, level } from '@tradefloor/trading/testing';
import { useLocation } from 'react-router-dom';
import { listed } from '../testing/own-lists';
import { drawn } from '../testing/drawn';
import DealCentre from './deal-centre';

jest.mock('@tradefloor/charts/highcharts', () => jest.requireActual('@tradefloor/charts/mute-highcharts'));

const bitcoin = aQuote('BTC/USDT');
const ether = aQuote('ETH/USDT', { price: '3481.20' });

const Search = () => <p>{useLocation().search}</p>;

function shown(address = '/dealCenter') {
  const platform = fakePlatform();
  listed(platform);
  funded(platform, { BTC: ['0.5', '0.1'], USDT: ['10000', '0'] });
  booked(platform, bitcoin, { bids: [level('97411.50', '1')], asks: [level('97412.00', '0.5')] });
  platform.answer(chartBars, []);
  platform.answer(currencyDetail, { name: 'Bitcoin', description: '' });
  document.title = 'Spot trading · Tradefloor';
  drawn(
    platform,
    <>
      <DealCentre />
      <Search />
    </>,
    address,
  );
  return platform;
}

const draw = () => {
  const platform = shown();
  act(() => quoted(platform, bitcoin, ether));
  return platform;
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'matchMedia').mockImplementation(media => ({
    media,
    matches: true,
    onchange: null,
    addListener: jest.fn(),
    removeListener: jest.fn(),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
    dispatchEvent: () => false,
  }));
});
afterEach(() => jest.restoreAllMocks());

const form = () => within(screen.getByRole('region', { name: 'Trade' }));
const price = () => form().getByRole('textbox', { name: 'Price' });

it('waits for the pairs, and then opens the first', () => {
  const platform = shown();
  expect(screen.getByRole('heading', { name: 'Spot trading' })).toBeInTheDocument();
  act(() => quoted(platform, bitcoin, ether));
  expect(screen.getByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeInTheDocument();
  expect(document.title).toBe('97,412.56 | BTC/USDT | Spot trading · Tradefloor');
});

it('changes the pair in place: nothing of the old one stays, and it is kept', async () => {
  draw();
  await userEvent.type(form().getByRole('textbox', { name: 'Amount' }), '0.2');
  await userEvent.click(within(screen.getByRole('region', { name: 'Markets' })).getByRole('button', { name: /^ETH/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeInTheDocument();
  expect(price()).toHaveValue('3,481.20');
  expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  expect(within(screen.getByRole('region', { name: 'Order book' })).queryByText('97,411.50')).toBeNull();
  expect(document.title).toBe('3,481.20 | ETH/USDT | Spot trading · Tradefloor');
  expect([localStorage.getItem('currency_id'), localStorage.getItem('symbol')]).toEqual(['ETH', 'ETH/USDT']);
});

it('opens the pair of the address, however it is written, and names the one that is chosen', async () => {
  const platform = shown('/dealCenter?symbol=eth-usdt');
  act(() => quoted(platform, bitcoin, ether));
  expect(screen.getByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('region', { name: 'Markets' })).getByRole('button', { name: /^BTC/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeInTheDocument();
  expect(await screen.findByText('?symbol=BTC/USDT')).toBeInTheDocument();
});

it('corrects an address that names no pair', async () => {
  const platform = shown('/dealCenter?symbol=NOPE/USDT');
  act(() => quoted(platform, bitcoin, ether));
  expect(screen.getByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeInTheDocument();
  expect(await screen.findByText('?symbol=BTC/USDT')).toBeInTheDocument();
  expect(platform.notices).toEqual([
    { kind: 'info', text: 'NOPE/USDT is not traded here. BTC/USDT is shown instead.' },
  ]);
});

it('says nothing of an address that names none', async () => {
  const platform = shown('/dealCenter?symbol=');
  act(() => quoted(platform, bitcoin, ether));
  expect(await screen.findByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeInTheDocument();
  expect(platform.notices).toEqual([]);
});

it('names its own pair once another tab has chosen one', async () => {
  draw();
  expect(screen.queryByText(/^\?symbol/)).toBeNull();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'symbol', newValue: 'ETH/USDT' })));
  expect(await screen.findByText('?symbol=BTC/USDT')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeInTheDocument();
});

it('writes no title of another screen', () => {
  const platform = draw();
  document.title = 'Markets · Tradefloor';
  act(() => quoted(platform, { ...bitcoin, price: ether.price }, ether));
  expect(document.title).toBe('Markets · Tradefloor');
});

it('takes a row of the book into the form', async () => {
  draw();
  const bids = await screen.findByRole('group', { name: 'Bids' });
  await userEvent.click(within(bids).getByRole('button'));
  expect(price()).toHaveValue('97,411.50');
});

it('says each fill once, several of one order as one', async () => {
  const platform = draw();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Open orders (0)' })).toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('No open orders')).toBeInTheDocument());
  act(() => {
    platform.drive(completedOrderTopic, aFill('1'));
    platform.drive(completedOrderTopic, aFill('2'));
  });
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({ kind: 'success', text: 'Bought 0.02 BTC at 97,412.56 USDT' });
});

it('says of a part that was filled of how much, in the place of what was said of the order before', async () => {
  const platform = draw();
  await waitFor(() => expect(screen.getByText('No open orders')).toBeInTheDocument());
  const order = { total: amount('0.04'), amount: amount('0.03'), filled: amount('0.01') };
  act(() => {
    platform.drive(entrustTopic, anOrder('7', order));
    platform.drive(completedOrderTopic, aFill('1', { orderId: asId('7') }));
  });
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  act(() => {
    platform.drive(entrustTopic, anOrder('7', { ...order, amount: amount('0') }));
    platform.drive(completedOrderTopic, aFill('2', { orderId: asId('7'), amount: amount('0.03') }));
  });
  await waitFor(() => expect(platform.notices).toHaveLength(2));
  expect(platform.notices).toMatchObject([
    { text: 'Bought 0.01 of 0.04 BTC at 97,412.56 USDT', about: 'order 7' },
    { text: 'Bought 0.04 BTC at 97,412.56 USDT', about: 'order 7' },
  ]);
});

it('follows the keys, unless somebody types or has switched them off', async () => {
  draw();
  await userEvent.keyboard('s');
  expect(form().getByRole('radio', { name: 'Sell' })).toBeChecked();
  await userEvent.keyboard('a');
  expect(form().getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await userEvent.keyboard('b');
  expect(form().getByRole('radio', { name: 'Sell' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('b');
  expect(form().getByRole('radio', { name: 'Sell' })).toBeChecked();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

it('keeps the trader’s wishes about orders', async () => {
  draw();
  await userEvent.click(form().getByRole('checkbox', { name: 'Confirm each order' }));
  await userEvent.click(form().getByRole('checkbox', { name: 'Sound on fills' }));
  expect(tradingSettings().get()).toEqual({ confirmPlacing: false, fillSound: true });
});
