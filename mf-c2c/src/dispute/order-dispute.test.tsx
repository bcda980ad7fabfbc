import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { C2cOrder, Done } from '@tradefloor/contract';
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
  const { container, again } = drawn(platform, <OrderDispute order={order} />);
  const leave = () => again(null);
  return { platform, container, leave, comeBack: () => again(<OrderDispute order={order} />) };
}

/** A server whose answer comes when it is told to. */
function slow() {
  let give: (done: Done) => void = () => undefined;
  const answer = () => new Promise<Done>(resolve => (give = resolve));
  return { answer, comes: () => act(async () => give({ message: null, id: '3' })) };
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
    ['Total', '¥\u00a0713.00'],
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

it('is not opened a second time by who closes the form and opens it again, and told though it was left', async () => {
  const { platform, leave, comeBack } = shown(aC2cOrder({ status: 'paid' }));
  const { answer, comes } = slow();
  platform.answer(askRuling, answer);
  await press('Open dispute');
  await userEvent.type(screen.getByRole('textbox', { name: /^What happened/ }), 'I paid.');
  await press('Open dispute');
  await press('Cancel');
  await press('Open dispute');
  await userEvent.type(screen.getByRole('textbox', { name: /^What happened/ }), 'I paid.{Enter}');
  expect(screen.getByRole('button', { name: 'Open dispute' })).toHaveAttribute('aria-busy', 'true');
  leave();
  comeBack();
  await press('Open dispute');
  expect(screen.getByRole('button', { name: 'Open dispute' })).toHaveAttribute('aria-busy', 'true');
  expect(platform.payloadsOf(askRuling)).toHaveLength(1);
  await comes();
  expect(platform.notices).toMatchObject([{ kind: 'success', text: 'Dispute opened' }]);
});

it('has its claim withdrawn once, though it is left and come back to meanwhile', async () => {
  const { platform, leave, comeBack } = shown(aC2cOrder({ status: 'paid' }), [aRuling()]);
  const { answer, comes } = slow();
  platform.answer(withdrawClaim, answer);
  await press('Withdraw claim');
  leave();
  comeBack();
  await press('Withdraw claim');
  expect([platform.questions.length, platform.payloadsOf(withdrawClaim).length]).toEqual([1, 1]);
  expect(screen.getByRole('button', { name: 'Withdraw claim' })).toHaveAttribute('aria-busy', 'true');
  await comes();
  expect(screen.getByRole('button', { name: 'Withdraw claim' })).not.toHaveAttribute('aria-busy');
});
