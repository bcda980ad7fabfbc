import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOrder } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { filledOrdersOf } from '../fill-news/order-news';
import { amount, buy, ether, price, rich, shownForm as shown } from '../testing/order-form';

beforeEach(() => {
  localStorage.clear();
  tradingSettings().set({ confirmPlacing: false, fillSound: false });
});

it('says what is missing beside the field that misses it, once asked', async () => {
  shown(rich());
  expect(screen.queryByText('Please enter how much to buy')).toBeNull();
  await userEvent.click(buy());
  expect(amount()).toHaveAccessibleDescription('Please enter how much to buy');
  expect(amount()).toHaveFocus();
  await userEvent.clear(price());
  expect(price()).toHaveAccessibleDescription('Please enter the price to buy at');
});

it('shows cost and fee before it is sent', async () => {
  shown(rich());
  await userEvent.clear(price());
  await userEvent.type(price(), '90000');
  await userEvent.type(amount(), '0.05');
  expect(screen.getByRole('textbox', { name: 'Total' })).toHaveValue('4,500');
  expect(screen.getByText('Max. fee').parentElement).toHaveTextContent('0.0001 BTC');
  expect(screen.getByText('You receive at least').parentElement).toHaveTextContent('0.0499 BTC');
});

it('refuses e, and more than there is', async () => {
  shown(rich());
  await userEvent.type(amount(), '1e2');
  expect(amount()).toHaveValue('12');
  expect(amount()).toHaveAccessibleDescription('Insufficient balance');
});

it('places a limit order, and keeps the price that was typed', async () => {
  const platform = rich();
  platform.answer(placeOrder, { message: 'Order placed.', id: '7' });
  shown(platform);
  await userEvent.clear(price());
  await userEvent.type(price(), '97000.5');
  await userEvent.type(amount(), '0.01{Enter}');
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.payloadsOf(placeOrder)).toMatchObject([
    { side: 'buy', currencyId: 'BTC', legalId: 'USDT', mode: 'limit', price: '97000.5', amount: '0.01' },
  ]);
  expect(platform.notices[0]).toMatchObject({ kind: 'success', text: 'Order placed.', about: 'order 7' });
  expect(price()).toHaveValue('97,000.5');
  expect(amount()).toHaveValue('');
});

it('leaves the next amount in its field that is typed while the answer is on its way', async () => {
  const platform = rich();
  let come: (answer: { message: null; id: string }) => void = () => undefined;
  platform.answer(placeOrder, () => new Promise(resolve => (come = resolve)));
  const { unmount } = shown(platform);
  await userEvent.type(amount(), '0.01{Enter}');
  await waitFor(() => expect(platform.payloadsOf(placeOrder)).toHaveLength(1));
  await userEvent.type(amount(), '5');
  come({ message: null, id: '7' });
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(amount()).toHaveValue('0.015');
  unmount();
  shown(platform);
  expect(amount()).toHaveValue('0.015');
});

it('says no more that an order was placed when its fills were told already', async () => {
  const platform = rich();
  platform.answer(placeOrder, { message: 'Order placed.', id: '7' });
  filledOrdersOf(platform).add('7');
  shown(platform);
  await userEvent.type(amount(), '0.01{Enter}');
  await waitFor(() => expect(amount()).toHaveValue(''));
  expect(platform.notices).toEqual([]);
});

it('asks first where the trader wants that, and takes no for an answer', async () => {
  tradingSettings().set({ confirmPlacing: true, fillSound: false });
  const platform = rich({ answers: false });
  shown(platform);
  await userEvent.type(amount(), '0.01');
  await userEvent.click(buy());
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  expect(platform.questions[0]).toMatchObject({ title: 'Confirm buy', tone: 'buy', focus: 'yes' });
  expect(platform.payloadsOf(placeOrder)).toEqual([]);
  expect(amount()).toHaveValue('0.01');
});

it('is locked from the press to the answer, and tells a swap to wait', async () => {
  const platform = rich();
  let answer: (done: { message: string; id: string }) => void = () => undefined;
  platform.answer(placeOrder, () => new Promise(resolve => (answer = resolve)));
  shown(platform);
  expect(platform.readiness()).toBe('yes');
  await userEvent.type(amount(), '0.01');
  expect(platform.readiness()).toBe('ask');
  await userEvent.click(buy());
  await waitFor(() => expect(buy()).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(buy());
  expect(platform.payloadsOf(placeOrder)).toHaveLength(1);
  expect(platform.readiness()).toBe('no');
  answer({ message: 'Order placed.', id: '7' });
  await waitFor(() => expect(buy()).not.toHaveAttribute('aria-busy'));
  expect(platform.readiness()).toBe('yes');
});

it('finds out what became of an order whose answer did not come', async () => {
  const platform = rich();
  platform.offer(lookUpCall);
  platform.fail(placeOrder, '', 'timeout');
  let answer: (fate: { fate: 'done'; id: string; message: null }) => void = () => undefined;
  platform.answer(lookUpCall, () => new Promise(resolve => (answer = resolve)));
  shown(platform);
  await userEvent.type(amount(), '0.01');
  await userEvent.click(buy());
  expect(await screen.findByText(/We are checking your order/)).toBeInTheDocument();
  expect(buy()).toHaveAttribute('aria-busy', 'true');
  answer({ fate: 'done', id: '7', message: null });
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'success', text: 'Order placed' }]));
  expect(platform.payloadsOf(placeOrder)).toHaveLength(1);
});

it('at market shows the best price in a field that takes none (spot.market-price)', async () => {
  shown(rich());
  await userEvent.click(screen.getByRole('tab', { name: 'Market' }));
  const best = await screen.findByDisplayValue('97,413.00');
  expect(best).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(await screen.findByDisplayValue('97,412.00')).toBeDisabled();
});

it('shares the balance by quarters, cut to four decimals', async () => {
  shown(rich());
  const slider = screen.getByRole('slider', { name: 'Percentage of balance' });
  slider.focus();
  await userEvent.clear(price());
  expect(slider).toBeDisabled();
  await userEvent.type(price(), '97000');
  const { fireEvent } = await import('@testing-library/react');
  fireEvent.change(slider, { target: { value: '50' } });
  expect(amount()).toHaveValue('0.0515');
});

it('leaves nothing of the pair before', async () => {
  const { open } = shown(rich());
  await userEvent.type(amount(), '0.3');
  open(ether);
  expect(price()).toHaveValue('3,481.20');
  expect(amount()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Buy ETH' })).toBeInTheDocument();
});

it('shows a guest the ways in, and nothing to press (spot.guest-form)', () => {
  shown(fakePlatform({ session: { kind: 'guest' } }));
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/components/login');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/components/register');
  expect(screen.getByRole('slider')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Buy BTC' })).toBeNull();
});
