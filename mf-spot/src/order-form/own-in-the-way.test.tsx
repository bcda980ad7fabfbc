import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOrder } from '@tradefloor/contract';
import { price as priceOf } from '@tradefloor/money';
import { entrustTopic, tradingSettings } from '@tradefloor/platform';
import { anOrder } from '@tradefloor/platform/testing';
import { filledOrdersOf } from '../fill-news/order-news';
import { amount, rich, shownForm as shown } from '../testing/order-form';
import { isOwnInTheWay } from './own-in-the-way';

const own = (side: 'buy' | 'sell', at: string) => anOrder('5', { side, price: priceOf(at) });

test.each([
  ['buy', '100', 'sell', '100.00', null, true],
  ['buy', '100', 'sell', '100.01', null, false],
  ['buy', '100', 'buy', '100', null, false],
  ['sell', '100', 'buy', '100', null, true],
  ['sell', '100', 'buy', '99.9', null, false],
  ['buy', undefined, 'sell', '101', '101', true],
  ['buy', undefined, 'sell', '102', '101', false],
  ['buy', undefined, 'sell', '1', null, false],
] as const)('a %s at %s beside an own %s at %s, which gets to %s: %s', (side, at, ownSide, ownAt, worst, isMet) => {
  const wish = { side, price: at && priceOf(at) };
  expect(isOwnInTheWay(wish, [own(ownSide, ownAt)], worst && priceOf(worst))).toBe(isMet);
});

it('says beside its fills what was cancelled, of an order that meets own ones', async () => {
  tradingSettings().set({ confirmPlacing: false, fillSound: false });
  const text = 'Order placed. Older orders of yours were cancelled: 1.';
  const platform = rich();
  platform.answer(placeOrder, { message: text, id: '7' });
  filledOrdersOf(platform).add('7');
  shown(platform);
  await userEvent.type(amount(), '0.01{Enter}');
  await waitFor(() => expect(amount()).toHaveValue(''));
  expect(platform.notices).toEqual([]);
  await act(async () => platform.drive(entrustTopic, own('sell', '97000')));
  await userEvent.type(amount(), '0.01{Enter}');
  await waitFor(() => expect(platform.notices).toEqual([{ kind: 'success', text }]));
});
