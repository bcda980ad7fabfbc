import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, listRegionUsers } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import * as fc from 'fast-check';
import { known, shown } from '../testing/shown';
import { nextPage } from './paging';

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
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('cell', { name: 'Hill · North' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('nobody else does', async () => {
  const platform = fakePlatform();
  platform.fail(listRegionUsers, 'Only regional agents can see this page.');
  known(platform);
  await shown('/account/region', platform);
  expect(await screen.findByText('You are not a regional agent, no permission')).toBeVisible();
});

test('every row of a server that pages is seen once, whether it says a total or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 45 }), fc.boolean(), (total, saysTotal) => {
      const pages: { rows: readonly number[]; total: number | null }[] = [];
      for (let page: number | null = 1; page !== null; page = nextPage(pages)) {
        const from = (page - 1) * 10;
        const rows = Array.from({ length: Math.max(0, Math.min(10, total - from)) }, (_, at) => from + at);
        pages.push({ rows, total: saysTotal ? total : null });
      }
      expect(pages.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: total }, (_, at) => at));
    }),
  );
});
