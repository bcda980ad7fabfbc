import { act, screen, waitFor } from '@testing-library/react';
import { asId, asInstant, listC2cOrders } from '@tradefloor/contract';
import { type DealWord, dealWordSaid, listUnreadWords, type UnreadWords } from '@tradefloor/contract/ext';
import { dealWordTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { OrderList } from '../orders/order-list';
import { anOrder } from '../testing/deals';
import { drawn } from '../testing/drawn';

const order = anOrder();
const aWord = (id: number, more: Partial<DealWord> = {}): DealWord => ({
  id: asId(id),
  by: 'seller',
  text: 'Hello',
  picture: null,
  at: asInstant(1_763_700_000_000),
  ...more,
});

function shown(unread: UnreadWords[]) {
  const platform = fakePlatform();
  platform.offer(listUnreadWords, dealWordSaid);
  platform.answer(listC2cOrders, { rows: [order], total: 1 });
  platform.answer(listUnreadWords, () => [...unread]);
  drawn(platform, <OrderList />);
  const say = (word: DealWord, count: number) => {
    unread.splice(0, 1, { of: 'c2c-order', dealId: order.id, count });
    act(() => platform.drive(dealWordTopic, { of: 'c2c-order', dealId: order.id, word }));
  };
  return { platform, say };
}

it('are counted beside their order, and told once for it', async () => {
  const { platform, say } = shown([{ of: 'c2c-order', dealId: order.id, count: 2 }]);
  expect(await screen.findByText('2 new messages')).toBeInTheDocument();
  // What was there before is no news.
  expect(platform.notices).toEqual([]);
  say(aWord(3), 3);
  expect(await screen.findByText('3 new messages')).toBeInTheDocument();
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({ text: 'New message from the seller: C2C order 7' });
  say(aWord(4), 4);
  expect(await screen.findByText('4 new messages')).toBeInTheDocument();
  expect(platform.notices).toHaveLength(1);
});

it('are no news to who said them, here or in another tab', async () => {
  const { platform, say } = shown([]);
  expect(await screen.findByText('Buy USDT')).toBeInTheDocument();
  say(aWord(1, { by: 'buyer', key: 'k' }), 1);
  expect(await screen.findByText('1 new message')).toBeInTheDocument();
  expect(platform.notices).toEqual([]);
});
