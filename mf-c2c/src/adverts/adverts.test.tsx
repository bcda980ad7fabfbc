import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, listC2cOrders, listCurrencies, listOwnAdverts, withdrawAdvert } from '@tradefloor/contract';
import { c2cOrderChanged } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { anAdvert } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Adverts from './adverts';

it('does not say of an ad further down that it was closed, when the answer was lost and it still stands', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const own = Array.from({ length: 11 }, (_, at) => anAdvert({ id: asId(String(30 - at)), isOwn: true }));
  const platform = fakePlatform({ answers: true });
  platform.answer(listCurrencies, []);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  platform.answer(listOwnAdverts, ({ page = 1 }) => ({ rows: own.slice((page - 1) * 10, page * 10), total: 11 }));
  platform.fail(withdrawAdvert, '', 'timeout');
  drawn(platform, <Adverts />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close ad' })).toHaveLength(11));
  await user.click(screen.getAllByRole('button', { name: 'Close ad' })[10] as HTMLElement);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(platform.notices.map(({ kind }) => kind)).toEqual(['warning']));
  jest.useRealTimers();
});

it('shows within five seconds what was closed in another tab', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = fakePlatform({ answers: true });
  let own = [anAdvert({ id: asId('30'), isOwn: true })];
  platform.answer(listCurrencies, []);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  platform.answer(listOwnAdverts, () => ({ rows: own, total: own.length }));
  platform.offer(c2cOrderChanged);
  drawn(platform, <Adverts />);
  expect(await screen.findByRole('button', { name: 'Close ad' })).toBeVisible();
  own = [anAdvert({ id: asId('30'), isOwn: true, status: 'withdrawn' })];
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close ad' })).toBeNull());
  jest.useRealTimers();
});
