import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, coinInfo, getDepositAddresses, listAccountRecords, requestDeposit } from '@tradefloor/contract';
import { type KnownFate, lookUpCall } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aRow } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { DepositPanel } from './deposit-panel';

const row = aRow('USDT', 'change', ['10', '0'], { currencyId: asId('3') });
const panel = <DepositPanel account="change" row={row} />;

const amount = () => screen.findByLabelText('Amount');
const button = () => screen.getByRole('button', { name: 'Submit request' });
const CHECKING = /We’re checking what happened/;

/** A request without an answer, of which nobody knows yet what became. */
async function sent() {
  const platform = fakePlatform();
  platform.answer(listAccountRecords, { rows: [], total: 0 });
  platform.answer(getDepositAddresses, [{ network: null, address: '1CC' }]);
  platform.answer(coinInfo, coinInfo.answer.decode({ name: 'USDT', deposit_min: '5' }));
  platform.offer(lookUpCall);
  platform.fail(requestDeposit, '', 'timeout');
  let tell: (fate: KnownFate) => void = () => undefined;
  platform.answer(lookUpCall, () => new Promise<KnownFate>(resolve => (tell = resolve)));
  const { again } = drawn(platform, panel);
  await userEvent.type(await amount(), '40');
  await userEvent.click(button());
  expect(await screen.findByText(CHECKING)).toBeVisible();
  return {
    platform,
    close: () => again(null),
    reopen: () => again(panel),
    tell: (fate: KnownFate['fate'], message: string | null = null) =>
      act(async () => tell({ fate, message, id: null })),
  };
}

it('is on its way for a form that is opened anew, and not sent a second time (wire.one-effect)', async () => {
  const { platform, close, reopen, tell } = await sent();
  close();
  reopen();
  await userEvent.type(await amount(), '40{Enter}');
  expect(screen.getByText(CHECKING)).toBeVisible();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(platform.readiness()).toBe('no');
  await userEvent.click(button());
  expect(platform.payloadsOf(requestDeposit)).toHaveLength(1);
  await tell('done');
  expect(platform.notices).toEqual([{ kind: 'success', text: 'Deposit request submitted' }]);
  expect(platform.went).toEqual([]);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(await amount()).toHaveValue('40');
});

it('is told where the form stays closed', async () => {
  const { platform, close, tell } = await sent();
  close();
  await tell('refused', 'Not today.');
  expect(platform.notices).toMatchObject([{ kind: 'error', text: 'Not today.' }]);
});

it('ends on the result page where the form is still there, and says nothing twice', async () => {
  const { platform, tell } = await sent();
  expect(screen.getAllByText(CHECKING)).toHaveLength(1);
  await tell('done');
  await waitFor(() => expect(platform.went).toEqual(['/success?of=deposit']));
  expect(platform.notices).toEqual([]);
});
