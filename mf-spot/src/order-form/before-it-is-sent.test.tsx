import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOrder } from '@tradefloor/contract';
import { decimal, price as priceOf } from '@tradefloor/money';
import { tradingSettings } from '@tradefloor/platform';
import { quoted } from '@tradefloor/platform/testing';
import { amount, bitcoin, buy, price, rich, shownForm as shown } from '../testing/order-form';

/* What is said of an order before it is sent, in the form and in the question. */

beforeEach(() => {
  localStorage.clear();
  tradingSettings().set({ confirmPlacing: false, fillSound: false });
});

const told = { ...bitcoin, spotFee: decimal('0.1') };

async function limit(at: string, number: string) {
  await userEvent.clear(price());
  await userEvent.type(price(), at);
  await userEvent.type(amount(), number);
}

const fact = (label: string) => screen.getByText(label).parentElement;

it('says in the form that a price is far from the market, as that moves', async () => {
  const platform = rich();
  shown(platform);
  await limit('100000', '0.01');
  expect(price()).not.toHaveAccessibleDescription();
  await userEvent.clear(price());
  await userEvent.type(price(), '103000');
  expect(price()).toHaveAccessibleDescription('This price is 5.7% above the market.');
  act(() => quoted(platform, { ...bitcoin, price: priceOf('102000.00') }));
  await waitFor(() => expect(price()).not.toHaveAccessibleDescription());
});

it('asks about a far price whatever the switch says, and begins at no', async () => {
  const platform = rich({ answers: false });
  shown(platform);
  await limit('120000', '0.01');
  await userEvent.click(buy());
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  expect(platform.questions[0]).toMatchObject({ text: 'This price is 23.1% above the market.', focus: 'no' });
  expect(platform.payloadsOf(placeOrder)).toEqual([]);
});

it('does not ask about a near price that the switch asks nothing of', async () => {
  const platform = rich({ answers: false });
  platform.answer(placeOrder, { message: null, id: '7' });
  shown(platform);
  await limit('97400', '0.01');
  await userEvent.click(buy());
  await waitFor(() => expect(platform.payloadsOf(placeOrder)).toHaveLength(1));
  expect(platform.questions).toEqual([]);
});

it('names fee and what is received in the question, at the fee that the exchange takes', async () => {
  tradingSettings().set({ confirmPlacing: true, fillSound: false });
  const platform = rich({ answers: false });
  shown(platform, told);
  expect(screen.getByText('Fee 0.1%')).toBeInTheDocument();
  await limit('97000', '0.01');
  expect(fact('Est. fee')).toHaveTextContent('0.00001 BTC');
  await userEvent.click(buy());
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  expect(platform.questions[0]?.facts).toEqual([
    ['Pair', 'BTC/USDT'],
    ['Type', 'Limit'],
    ['Price', '97,000 USDT'],
    ['Amount', '0.01 BTC'],
    ['Total', '970 USDT'],
    ['Est. fee', '0.00001 BTC'],
    ['You receive', '0.00999 BTC'],
  ]);
});

it('says at market what the book holds, what would be cancelled, average and slippage, and never “at least”', async () => {
  tradingSettings().set({ confirmPlacing: true, fillSound: false });
  const platform = rich({ answers: false });
  shown(platform);
  await userEvent.click(screen.getByRole('tab', { name: 'Market' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Sell' }));
  await screen.findByDisplayValue('97,412.00');
  await userEvent.type(amount(), '900');
  expect(screen.getByText('The order book holds 1 BTC. Up to 899 BTC would be cancelled.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Est. total' })).toHaveValue('97,412');
  expect(fact('Avg. price')).toHaveTextContent('97,412.00 USDT');
  expect(fact('Slippage')).toHaveTextContent('0%');
  expect(fact('You receive')).toHaveTextContent('97,217.1760 USDT');
  expect(screen.queryByText(/at least/)).toBeNull();
  await userEvent.clear(amount());
  await userEvent.type(amount(), '0.5');
  await userEvent.click(screen.getByRole('button', { name: 'Sell BTC' }));
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  expect(platform.questions[0]).toMatchObject({ title: 'Confirm sell', tone: 'sell' });
  expect(platform.questions[0]?.facts?.map(([label]) => label)).toEqual([
    'Pair',
    'Type',
    'Avg. price',
    'Slippage',
    'Amount',
    'Est. total',
    'Max. fee',
    'You receive',
  ]);
});
