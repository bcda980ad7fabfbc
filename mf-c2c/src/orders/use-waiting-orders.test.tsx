import { screen, waitFor } from '@testing-library/react';
import { listC2cOrders } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { useWaitingOrders } from './use-waiting-orders';

const Waiting = () => <output>{useWaitingOrders()}</output>;

it('marks the tab with how many orders wait, whatever the shell names it, and takes the mark with it', async () => {
  const platform = fakePlatform({ answers: true });
  platform.answer(listC2cOrders, ({ status }) => {
    const rows = [aC2cOrder({ side: 'buy', status: 'unpaid' })].filter(order => order.status === status);
    return { rows, total: rows.length };
  });
  document.title = 'C2C market · Tradefloor';
  const { unmount } = drawn(platform, <Waiting />);
  expect(await screen.findByText('1')).toBeInTheDocument();
  expect(document.title).toBe('(1) C2C market · Tradefloor');
  // In another language.
  document.title = 'Mercado C2C · Tradefloor';
  await waitFor(() => expect(document.title).toBe('(1) Mercado C2C · Tradefloor'));
  unmount();
  expect(document.title).toBe('Mercado C2C · Tradefloor');
});
