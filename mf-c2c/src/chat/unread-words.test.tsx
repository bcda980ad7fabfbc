import { act, screen } from '@testing-library/react';
import { listC2cOrders } from '@tradefloor/contract';
import { dealWordSaid, listUnreadWords } from '@tradefloor/contract/ext';
import { dealWordTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder, aWord } from '@tradefloor/platform/testing';
import { OrderList } from '../orders/order-list';
import { drawn } from '../testing/drawn';

const order = aC2cOrder();

it('are counted beside their order, as the exchange has them, with each word', async () => {
  const platform = fakePlatform();
  platform.offer(listUnreadWords, dealWordSaid);
  platform.answer(listC2cOrders, { rows: [order], total: 1 });
  let count = 2;
  platform.answer(listUnreadWords, () => [{ of: 'c2c-order' as const, dealId: order.id, count }]);
  drawn(platform, <OrderList />);
  expect(await screen.findByText('2 new messages')).toBeInTheDocument();
  count = 3;
  act(() => platform.drive(dealWordTopic, { of: 'c2c-order', dealId: order.id, word: aWord(3) }));
  expect(await screen.findByText('3 new messages')).toBeInTheDocument();
  // The shell alone tells what is said.
  expect(platform.notices).toEqual([]);
});
