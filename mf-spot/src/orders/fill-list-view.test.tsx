import { act, screen } from '@testing-library/react';
import type { Listing } from '@tradefloor/area/list';
import { asInstant, type CompletedOrder } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aFill } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { FillListView } from './fill-list-view';

afterEach(() => jest.useRealTimers());

const nothing = () => undefined;
const listing = (rows: readonly CompletedOrder[]): Listing<CompletedOrder> => ({
  kind: 'ready',
  freshness: 'live',
  problem: null,
  rows,
  total: rows.length,
  hasMore: false,
  pages: null,
  retry: nothing,
  more: () => Promise.resolve(),
  refresh: nothing,
  all: () => Promise.resolve(rows),
});

it('tells the day of what was filled before midnight, on a screen that stays open', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 23, 23, 59, 30) });
  const fills = listing([aFill('1', { time: asInstant(Date.now() - 60_000) })]);
  drawn(fakePlatform(), <FillListView label="Trade history" fills={fills} />);
  expect(screen.getByText('23:58:30')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('11/23, 23:58')).toBeInTheDocument();
});
