import { act, fireEvent, screen } from '@testing-library/react';
import { listDealWords, listUnreadWords, markWordsRead, sayOnDeal, WORDS_MOST } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { OrderChat } from './order-chat';

afterEach(() => jest.useRealTimers());

it('reads out how much room is left once nobody types on, and shows it at each key', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = fakePlatform();
  platform.offer(listDealWords, sayOnDeal, listUnreadWords, markWordsRead);
  platform.answer(listDealWords, []);
  platform.answer(listUnreadWords, []);
  drawn(platform, <OrderChat order={aC2cOrder()} />);
  const field = await screen.findByRole('textbox', { name: 'Write a message' });
  const typed = (count: number) => fireEvent.change(field, { target: { value: 'x'.repeat(count) } });
  typed(WORDS_MOST - 9);
  typed(WORDS_MOST - 8);
  expect(screen.getByText('8 characters left')).toHaveAttribute('aria-hidden', 'true');
  expect(field).not.toHaveAccessibleDescription();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(field).toHaveAccessibleDescription('8 characters left');
});
