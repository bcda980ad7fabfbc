import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPastOrders } from '@tradefloor/contract/ext';
import { offeredTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { listed } from '../testing/own-lists';
import { drawn } from '../testing/drawn';
import { aFill, anOrder } from '@tradefloor/platform/testing';
import Entrusts from './entrusts';

const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

it('shows selling, buying and completed over all pairs (spot.entrust-tabs)', async () => {
  const platform = fakePlatform();
  listed(platform, {
    orders: [anOrder('1'), anOrder('2', { side: 'sell' }), anOrder('3', { side: 'sell' })],
    fills: [aFill('9')],
  });
  drawn(platform, <Entrusts />);
  expect(screen.getByRole('heading', { level: 1, name: 'Spot orders' })).toBeInTheDocument();
  expect(await rows('Sell orders')).toHaveLength(2);
  await userEvent.click(screen.getByRole('tab', { name: 'Buy orders' }));
  expect(await rows('Buy orders')).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Trade history' }));
  expect(await rows('Trade history')).toHaveLength(1);
});

it('shows what became of each order, once the server has said that it tells', async () => {
  const platform = fakePlatform();
  listed(platform);
  platform.answer(listPastOrders, { rows: [], total: 0 });
  drawn(platform, <Entrusts />);
  expect(screen.queryByRole('tab', { name: 'Order history' })).toBeNull();
  platform.offer(listPastOrders);
  act(() => platform.drive(offeredTopic, [listPastOrders.name]));
  await userEvent.click(screen.getByRole('tab', { name: 'Order history' }));
  expect(await screen.findByText('No past orders')).toBeInTheDocument();
});

it('saves every fill there is as a file', async () => {
  const platform = fakePlatform();
  listed(platform, { fills: [aFill('9')] });
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => void saved.push(blob), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  drawn(platform, <Entrusts />);
  await userEvent.click(screen.getByRole('tab', { name: 'Trade history' }));
  await rows('Trade history');
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise(resolve => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    if (saved[0]) reader.readAsText(saved[0]);
  });
  expect(text).toContain('2026-11-21T14:02:51.000Z,BTC/USDT,Buy,97412.56,0.01,974.1256,0.00001,BTC');
});
