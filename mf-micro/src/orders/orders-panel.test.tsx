import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMicroOrders } from '@tradefloor/contract';
import { CallFailure } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { traded } from '@tradefloor/trading';
import { drawn } from '../testing/drawn';
import { served } from '../testing/micro-server';
import { OrdersPanel } from './orders-panel';

afterEach(() => jest.useRealTimers());

it.each(['Closed', 'Today'])('says that %s is not live, where that alone can’t be read again', async name => {
  localStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
  const platform = fakePlatform();
  served(platform);
  drawn(platform, <OrdersPanel onHelp={jest.fn()} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('tab', { name }));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('Not live')).toBeNull();
  platform.answer(listMicroOrders, ({ status }) => {
    if (status === 'closed') throw new CallFailure('timeout', '');
    return { rows: [], total: 0 };
  });
  act(() => traded(platform));
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText('Not live')).toBeInTheDocument();
});
