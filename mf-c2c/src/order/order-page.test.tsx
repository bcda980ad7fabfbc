import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  type C2cOrder,
  cancelC2cOrder,
  confirmAdvertReceipt,
  confirmC2cReceipt,
  listC2cOrders,
  markC2cPaid,
  readC2cOrder,
} from '@tradefloor/contract';
import { c2cOrderChanged } from '@tradefloor/contract/ext';
import { c2cOrderTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { OrderPage } from './order-page';

async function shown(order: C2cOrder) {
  const platform = fakePlatform();
  let now = order;
  platform.offer(c2cOrderChanged);
  platform.answer(readC2cOrder, () => now);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  for (const call of [markC2cPaid, cancelC2cOrder, confirmC2cReceipt, confirmAdvertReceipt])
    platform.answer(call, { message: '', id: null });
  drawn(platform, <OrderPage id={asId('7')} />);
  await screen.findByText('Order details');
  return {
    platform,
    become: (change: Partial<C2cOrder>) => {
      now = { ...now, ...change };
      platform.drive(c2cOrderTopic, now);
    },
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the buyer is shown whom to pay, each detail to copy, and says so only after a tick', async () => {
  const { platform, become } = await shown(aC2cOrder());
  expect(screen.getByText('6228480402564890018')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy: Card number' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I have paid' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('I have paid');
  expect(platform.questions[0]?.text).toMatch(/malicious clicking freezes/i);
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(markC2cPaid)).toEqual([{ id: '7' }]));
  become({ status: 'paid' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I have paid' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('says, for who does not see the tick, that a detail was copied', async () => {
  const { click } = userEvent.setup();
  const { platform } = await shown(aC2cOrder());
  await click(screen.getByRole('button', { name: 'Copy: Card number' }));
  await waitFor(() => expect(platform.notices).toEqual([{ kind: 'success', text: 'Copied' }]));
});

test('the buyer cancels, told what three in a day do (c2c.cancellations-a-day)', async () => {
  const { platform } = await shown(aC2cOrder());
  await press('Cancel order');
  expect(platform.questions[0]).toMatchObject({ title: 'Cancel this trade?', tone: 'danger' });
  expect(platform.payloadsOf(cancelC2cOrder)).toEqual([]);
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(cancelC2cOrder)).toEqual([{ id: '7' }]));
});

test.each([
  [true, confirmAdvertReceipt, 'Have you received the buyer’s payment?'],
  [false, confirmC2cReceipt, 'Has the buyer paid you?'],
] as const)('the seller releases (owner of the advert: %s), the amount named', async (isAdvertOwner, call, title) => {
  const { platform } = await shown(aC2cOrder({ side: 'sell', status: 'paid', isAdvertOwner, sellerDetails: null }));
  await press('Confirm receipt');
  expect(platform.questions[0]).toMatchObject({ title });
  expect(platform.questions[0]?.text).toContain('100 USDT');
  expect(platform.questions[0]?.text).toContain('¥\u00a0713.00');
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(call)).toEqual([{ id: '7' }]));
});

test('who waits can do nothing, and an order that moved on is news, no error', async () => {
  const { platform, become } = await shown(aC2cOrder({ side: 'sell' }));
  expect(screen.queryByRole('button', { name: 'Confirm receipt' })).not.toBeInTheDocument();
  become({ side: 'sell', status: 'paid' });
  platform.fail(confirmC2cReceipt, 'The order has moved on.');
  await screen.findByRole('button', { name: 'Confirm receipt' });
  await press('Confirm receipt');
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.notices.at(-1)).toMatchObject({ kind: 'info', text: 'The order has moved on.' }));
});

test('while an operator decides it says so, to who paid and to who may still confirm', async () => {
  const { become } = await shown(aC2cOrder({ status: 'paid', inRuling: true }));
  expect(screen.getByText(/^Support is reviewing this order. The crypto stays in escrow/)).toBeInTheDocument();
  become({ side: 'sell' });
  expect(await screen.findByText(/You can still confirm receipt/)).toBeInTheDocument();
  become({ status: 'finished', inRuling: false });
  expect(await screen.findByText('The crypto was released to the buyer.')).toBeInTheDocument();
});

test('a cancelled order shows no details of the other one', async () => {
  await shown(aC2cOrder({ status: 'cancelled', sellerDetails: null, otherRealName: null }));
  expect(screen.queryByText('6228480402564890018')).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Order progress' })).getByText(/Cancelled/)).toBeInTheDocument();
});

test.each([
  [false, 'This order was cancelled. Your crypto has been returned.'],
  [
    true,
    /^This order was cancelled\. The crypto went back to your ad and stays in escrow.*If the ad is already closed, it is in your fiat account/,
  ],
])(
  'a seller is told where the crypto of a cancelled order is (owner of the advert: %s)',
  async (isAdvertOwner, text) => {
    await shown(aC2cOrder({ side: 'sell', status: 'cancelled', isAdvertOwner, sellerDetails: null }));
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

test('the buyer of a cancelled order is told nothing of their own advert’s crypto', async () => {
  await shown(aC2cOrder({ status: 'cancelled', isAdvertOwner: true, sellerDetails: null }));
  expect(screen.getByText('This order was cancelled. Do not pay.')).toBeInTheDocument();
});
