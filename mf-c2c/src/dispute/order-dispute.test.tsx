import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { C2cOrder } from '@tradefloor/contract';
import { askRuling, listDealWords, listRulings, type Ruling, withdrawClaim } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder, aRuling } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { OrderDispute } from './order-dispute';

function shown(order: C2cOrder, rulings: Ruling[] = []) {
  const platform = fakePlatform({ answers: true });
  platform.offer(listRulings, askRuling, withdrawClaim, listDealWords);
  platform.answer(listRulings, () => ({ rows: [...rulings], total: rulings.length }));
  platform.answer(listDealWords, []);
  platform.answer(withdrawClaim, { message: null, id: null });
  platform.answer(askRuling, () => {
    rulings.push(aRuling());
    return { message: null, id: '3' };
  });
  const { container } = drawn(platform, <OrderDispute order={order} />);
  return { platform, container };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('is opened by who says what happened, after a question that names the money', async () => {
  const { platform } = shown(aC2cOrder({ status: 'paid' }));
  await press('Open dispute');
  await press('Open dispute');
  expect(await screen.findByText('Describe what happened')).toBeVisible();
  expect(platform.questions).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^What happened/ }), '  I paid   at noon. ');
  await press('Open dispute');
  expect(await screen.findByText('Under review')).toBeVisible();
  expect(platform.questions[0]?.facts).toEqual([
    ['Amount', '100 USDT'],
    ['Total', '¥ 713.00'],
  ]);
  expect(platform.payloadsOf(askRuling)).toEqual([{ of: 'c2c-order', id: '7', text: 'I paid at noon.' }]);
});

it('is not there before payment is claimed, nor once the order is over (c2c.ruling-asked)', async () => {
  const { container } = shown(aC2cOrder());
  expect(container).toBeEmptyDOMElement();
  const { platform } = shown(aC2cOrder({ status: 'finished' }));
  await waitFor(() => expect(platform.payloadsOf(listRulings)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets the buyer alone withdraw the claim, with the question that says what becomes of the coins', async () => {
  const { platform } = shown(aC2cOrder({ status: 'paid' }), [aRuling()]);
  await press('Withdraw claim');
  expect(platform.questions[0]).toMatchObject({ tone: 'danger' });
  expect(platform.payloadsOf(withdrawClaim)).toEqual([{ of: 'c2c-order', id: '7' }]);
});

it('leaves the seller nothing to withdraw, and says how it ended', async () => {
  const order = aC2cOrder({ side: 'sell', status: 'finished' });
  shown(order, [aRuling({ role: 'seller', status: 'decided', decidedFor: 'buyer' })]);
  expect(await screen.findByText('Ruled for the buyer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw claim' })).toBeNull();
});
