import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, listRegionUsers } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

const aUserOf = (cityName: string) => ({
  cityName,
  districtName: 'North',
  phone: '138****8000',
  time: asInstant(Date.UTC(2026, 10, 20)),
});

test('an agent sees region, contact and time, page by page', async () => {
  const platform = fakePlatform();
  platform.answer(listRegionUsers, ({ page }) => ({ rows: [aUserOf(page === 1 ? 'Harbour' : 'Hill')], total: 2 }));
  known(platform);
  await shown('/account/region', platform);
  expect(await screen.findByRole('cell', { name: 'Harbour · North' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '138****8000' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('cell', { name: 'Hill · North' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('an agent saves all of them as a file (list.whole-file)', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => void saved.push(blob), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const platform = fakePlatform();
  platform.answer(listRegionUsers, ({ page }) => ({ rows: [aUserOf(page === 1 ? 'Harbour' : 'Hill')], total: 2 }));
  known(platform);
  await shown('/account/region', platform);
  await screen.findByRole('cell', { name: 'Harbour · North' });
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise(resolve => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    if (saved[0]) reader.readAsText(saved[0]);
  });
  expect(text).toContain('Region,Contact,Time\r\nHarbour · North,138****8000,2026-11-20T00:00:00.000Z\r\nHill');
});

test('nobody else does (account.region-agents)', async () => {
  const platform = fakePlatform();
  platform.fail(listRegionUsers, 'Only regional agents can see this page.');
  known(platform);
  await shown('/account/region', platform);
  expect(await screen.findByText('You are not a regional agent, no permission')).toBeVisible();
});

test('is told of too many calls as of an error, not as of a page of somebody else’s', async () => {
  const platform = fakePlatform();
  platform.fail(listRegionUsers, 'Too many requests. Try again in 3 s.', 'refused', 429);
  known(platform);
  await shown('/account/region', platform);
  expect(await screen.findByText('Too many requests. Try again in 3 s.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('You are not a regional agent, no permission')).toBeNull();
});
