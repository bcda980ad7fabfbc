import { screen } from '@testing-library/react';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { booked, level } from '@tradefloor/trading/testing';
import { OrderForm } from '../order-form/order-form';
import { OrderFormProvider } from '../order-form/order-form-provider';
import { listed } from './own-lists';
import { drawn } from './drawn';

export const bitcoin = aQuote('BTC/USDT');
export const ether = aQuote('ETH/USDT', { price: '3481.20' });

/** The form of a pair, beside a book of one level a side. */
export function shownForm(platform: FakePlatform, pair = bitcoin) {
  quoted(platform, bitcoin, ether);
  listed(platform);
  booked(platform, bitcoin, { bids: [level('97412.00', '1')], asks: [level('97413.00', '1')] });
  const form = (of: typeof pair) => (
    <OrderFormProvider pair={of}>
      <OrderForm pair={of} />
    </OrderFormProvider>
  );
  const view = drawn(platform, form(pair));
  return { open: (next: typeof pair) => view.again(form(next)), unmount: view.unmount };
}

/** A trader who can pay. */
export const rich = (options?: Parameters<typeof fakePlatform>[0]) => {
  const platform = fakePlatform(options);
  funded(platform, { BTC: ['0.5', '0.1'], USDT: ['10000', '2000'] });
  return platform;
};

export const price = () => screen.getByRole('textbox', { name: 'Price' });
export const amount = () => screen.getByRole('textbox', { name: 'Amount' });
export const buy = () => screen.getByRole('button', { name: 'Buy BTC' });
