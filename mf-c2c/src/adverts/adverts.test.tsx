import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  asInstant,
  listAdvertOrders,
  listC2cOrders,
  listCurrencies,
  listOwnAdverts,
  withdrawAdvert,
} from '@tradefloor/contract';
import { c2cOrderChanged } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder, anAdvert } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { savedFile } from '../testing/saved';
import AdvertOrders from './advert-orders';
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

it('says of ads that nobody is shown that they are hidden, each reason once, and what is to be done', async () => {
  const platform = fakePlatform({ answers: true });
  const own = (['no-way', 'quiet', 'no-way', null] as const).map((hidden, at) =>
    anAdvert({ id: asId(String(30 - at)), isOwn: true, hidden }),
  );
  // What is over is not hidden.
  own.push(anAdvert({ id: asId('20'), isOwn: true, hidden: 'stopped', status: 'withdrawn' }));
  platform.answer(listCurrencies, []);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  platform.answer(listOwnAdverts, { rows: own, total: own.length });
  drawn(platform, <Adverts />);
  expect(await screen.findAllByText('Hidden')).toHaveLength(3);
  expect(screen.getAllByText('Live')).toHaveLength(1);
  expect(screen.getAllByText(/^Some ads are hidden/)).toHaveLength(1);
  expect(screen.getAllByText(/^Your sell ads are hidden/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Payment details' })).toHaveAttribute('href', '/account/payment');
  expect(screen.queryByText(/hidden until tomorrow/)).toBeNull();
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

it('saves every ad there is as a file, also those that are not loaded (list.whole-file)', async () => {
  const own = Array.from({ length: 11 }, (_, at) =>
    anAdvert({
      id: asId(String(30 - at)),
      isOwn: true,
      minMoney: amount('100'),
      createdAt: asInstant(Date.UTC(2025, 10)),
    }),
  );
  const platform = fakePlatform({ answers: true });
  platform.answer(listCurrencies, []);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  platform.answer(listOwnAdverts, ({ page = 1 }) => ({ rows: own.slice((page - 1) * 10, page * 10), total: 11 }));
  drawn(platform, <Adverts />);
  const text = await savedFile();
  expect(text).toMatch(/^Ad number,Time,Type,Currency,Price,Remaining,Total,/);
  expect(text.trim().split('\r\n')).toHaveLength(1 + 11);
  const { price, remaining, total } = anAdvert();
  expect(text).toContain(`20,2025-11-01T00:00:00.000Z,Sell,USDT,${price},${remaining},${total},Bank card,100,,`);
});

it('says the year of an order of another one than today', async () => {
  const platform = fakePlatform();
  const createdAt = asInstant(Date.UTC(2023, 10, 14, 12));
  platform.answer(listAdvertOrders, { rows: [aC2cOrder({ createdAt })], total: 1 });
  drawn(platform, <AdvertOrders />, '/c2cDetail?id=12');
  expect(await screen.findByRole('cell', { name: /^11\/14\/2023, / })).toBeInTheDocument();
});

it('saves the orders of an ad as a file', async () => {
  const platform = fakePlatform();
  platform.answer(listAdvertOrders, { rows: [aC2cOrder({ side: 'sell', isAdvertOwner: true })], total: 1 });
  drawn(platform, <AdvertOrders />, '/c2cDetail?id=12');
  expect(await savedFile()).toContain(',Sell,USDT,100,7.13,713,');
});
