import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, placeOrder, type Quote } from '@tradefloor/contract';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { decimal, price as priceOf } from '@tradefloor/money';
import { tradingSettings } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { booked, level } from '@tradefloor/trading/testing';
import { listed } from '../testing/own-lists';
import { drawn } from '../testing/drawn';
import { OrderForm } from './order-form';
import { OrderFormProvider } from './order-form-provider';

const bitcoin = aQuote('BTC/USDT');

function shown(pair: Quote = bitcoin): FakePlatform {
  const platform = fakePlatform();
  funded(platform, { BTC: ['0.5', '0.1'], USDT: ['10000', '2000'] });
  quoted(platform, pair);
  listed(platform);
  booked(platform, pair, { bids: [level('97412.00', '1')], asks: [level('97413.00', '1')] });
  drawn(
    platform,
    <OrderFormProvider pair={pair}>
      <OrderForm pair={pair} />
    </OrderFormProvider>,
  );
  return platform;
}

const price = () => screen.getByRole('textbox', { name: 'Price' });
const amount = () => screen.getByRole('textbox', { name: 'Amount' });

beforeEach(() => {
  localStorage.clear();
  tradingSettings().set({ confirmPlacing: false, fillSound: false });
});

it('tells what a price may be, and says it of one that may not', async () => {
  const told = { ...bitcoin, markPrice: priceOf('97000.00'), bandShare: decimal('25') };
  const platform = shown(told);
  expect(price()).toHaveAccessibleDescription('Range 72,750.00 to 121,250.00 USDT');
  await userEvent.clear(price());
  await userEvent.type(price(), '72000');
  expect(price()).toHaveAccessibleDescription(/Price too low. Minimum 72,750\.00 USDT/);
  await userEvent.type(amount(), '0.01{Enter}');
  expect(platform.payloadsOf(placeOrder)).toEqual([]);
  expect(price()).toHaveFocus();
  // It follows the mark, and stands still while that hardly moves.
  act(() => quoted(platform, { ...told, markPrice: priceOf('97050.00') }));
  expect(price()).toHaveAccessibleDescription(/72,750\.00/);
  act(() => quoted(platform, { ...told, markPrice: priceOf('90000.00') }));
  await waitFor(() => expect(price()).toHaveAccessibleDescription('Range 67,500.00 to 112,500.00 USDT'));
});

it('says of a paused pair that nothing is taken, until it goes on', async () => {
  const platform = shown();
  act(() => quoted(platform, { ...bitcoin, pausedUntil: asInstant(Date.now() + 60_000) }));
  await waitFor(() => expect(price()).toHaveAccessibleDescription(/^BTC\/USDT is paused/));
  await userEvent.type(amount(), '0.01{Enter}');
  expect(platform.payloadsOf(placeOrder)).toEqual([]);
  act(() => quoted(platform, { ...bitcoin, pausedUntil: asInstant(Date.now() + 20) }));
  await waitFor(() => expect(price()).not.toHaveAccessibleDescription());
});
