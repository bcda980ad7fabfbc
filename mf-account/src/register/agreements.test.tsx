import { act, screen } from '@testing-library/react';
import { asId, listNews } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { Agreements } from './agreements';

afterEach(() => jest.useRealTimers());

it('names the agreements as soon as they can be read', async () => {
  jest.useFakeTimers();
  const platform = fakePlatform({ session: { kind: 'guest' } });
  platform.fail(listNews, '', 'unreachable');
  drawn(platform, <Agreements />);
  const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await later(3_000);
  expect(screen.queryByRole('link')).toBeNull();
  const terms = { id: asId<never>('2101'), title: 'Terms', abstract: '', thumbnail: null, updatedAt: null };
  platform.answer(listNews, { rows: [terms], total: 1 });
  await later(7_000);
  expect(screen.getByRole('link', { name: /^Terms/ })).toBeInTheDocument();
});
