import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptorInfo, dealWithAcceptor } from '@tradefloor/contract';
import { type KnownFate, lookUpCall } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { anAcceptor } from '../testing/an-acceptor';
import { shown } from '../testing/shown';

const counter = anAcceptor();

const CHECKING = /We’re checking what happened/;
const money = () => screen.findByRole('textbox', { name: 'Amount' });
const button = () => screen.getByRole('button', { name: 'Deposit' });
/** As the shell goes there, once it is chosen. */
const turnTo = (kind: 'Deposit' | 'Withdraw') =>
  act(async () => {
    window.history.replaceState(null, '', `/account/rechargeMoney?id=1&current=${kind === 'Deposit' ? '0' : '1'}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** A deal that was asked for without an answer, of which nobody knows yet what became. */
async function asked() {
  localStorage.clear();
  const platform = fakePlatform({ answers: true });
  platform.answer(acceptorInfo, counter);
  platform.fail(dealWithAcceptor, '', 'timeout');
  // Nobody waits for balances that are late.
  jest.spyOn(platform, 'refresh').mockReturnValue(new Promise(() => undefined));
  platform.offer(lookUpCall);
  let tell: (fate: KnownFate) => void = () => undefined;
  platform.answer(lookUpCall, () => new Promise<KnownFate>(resolve => (tell = resolve)));
  known(platform, { phone: '13800138000' });
  await shown('/account/rechargeMoney?id=1&current=0', platform);
  await userEvent.type(await money(), '1000');
  await userEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
  await userEvent.type(screen.getByRole('textbox', { name: /account/i }), '6214830112345678');
  await userEvent.click(button());
  expect(await screen.findByText(CHECKING)).toBeVisible();
  return {
    platform,
    tell: (fate: KnownFate['fate'], message: string | null = null) =>
      act(async () => tell({ fate, message, id: null })),
  };
}

it('is on its way for a form that is turned to again, and not sent a second time (wire.one-effect)', async () => {
  const { platform, tell } = await asked();
  await turnTo('Withdraw');
  await waitFor(() => expect(screen.queryByText(CHECKING)).toBeNull());
  await turnTo('Deposit');
  expect(await screen.findByText(CHECKING)).toBeVisible();
  expect(await money()).toHaveValue('1,000');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(await money(), '{Enter}');
  await userEvent.click(button());
  expect([platform.questions.length, platform.payloadsOf(dealWithAcceptor).length]).toEqual([1, 1]);
  await tell('done');
  expect(platform.notices).toMatchObject([{ kind: 'success', text: 'Request sent' }]);
  expect(platform.went).toEqual([]);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(await money()).toHaveValue('');
});

it('is told where its form is not turned to again', async () => {
  const { platform, tell } = await asked();
  await turnTo('Withdraw');
  await tell('refused', 'Not today.');
  expect(platform.notices).toMatchObject([{ kind: 'error', text: 'Not today.' }]);
});

it('ends on the result page where the form is still there', async () => {
  const { platform, tell } = await asked();
  await tell('done');
  await waitFor(() => expect(platform.went).toEqual(['/success?of=acceptorRecharge']));
  expect(platform.notices).toEqual([]);
});
