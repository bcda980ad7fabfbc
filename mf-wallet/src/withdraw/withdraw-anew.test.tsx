import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  asInstant,
  coinInfo,
  getDepositAddresses,
  listWithdrawalAddresses,
  listWithdrawalCurrencies,
  withdraw,
} from '@tradefloor/contract';
import { type KnownFate, lookUpCall, readAddressGuard } from '@tradefloor/contract/ext';
import { offeredTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aRow, known } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { WithdrawPanel } from './withdraw-panel';

const COLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const USDT = asId<never>('3');
const BOOK = [{ id: asId<never>('1'), address: COLD, notes: 'Cold', currencyId: USDT, usableFrom: asInstant(1) }];

beforeEach(() => localStorage.clear());

function aWallet({ isOn = false } = {}) {
  const platform = fakePlatform({ answers: true });
  platform.answer(coinInfo, coinInfo.answer.decode({ name: 'USDT', legal_money: '500' }));
  platform.answer(getDepositAddresses, [{ network: 'erc20', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }]);
  platform.answer(listWithdrawalCurrencies, [{ id: USDT, name: 'USDT', logo: null, decimals: 8, isMatch: true }]);
  platform.answer(listWithdrawalAddresses, BOOK);
  platform.answer(readAddressGuard, { isOn, endsAt: null, waitSeconds: 86_400 });
  platform.offer(readAddressGuard, lookUpCall);
  platform.drive(offeredTopic, [readAddressGuard.name, lookUpCall.name]);
  known(platform, { fundPasswordSet: false, twoStepOn: false });
  return platform;
}

const row = aRow('USDT', 'legal', ['500', '0'], { currencyId: USDT });
const panel = <WithdrawPanel account="legal" row={row} onClose={() => undefined} />;

const address = () => screen.findByRole('textbox', { name: 'Address' });
const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const button = () => screen.getByRole('button', { name: 'Withdraw' });
const CHECKING = /We’re checking what happened/;

/** A withdrawal without an answer, of which nobody knows yet what became. */
async function sent() {
  const platform = aWallet();
  platform.fail(withdraw, '', 'timeout');
  let tell: (fate: KnownFate) => void = () => undefined;
  platform.answer(lookUpCall, () => new Promise<KnownFate>(resolve => (tell = resolve)));
  const { again } = drawn(platform, panel);
  await userEvent.click(await address());
  await userEvent.paste(COLD);
  await userEvent.type(amount(), '20');
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
  expect(await address()).toHaveValue(COLD);
  expect(screen.getByText(CHECKING)).toBeVisible();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(platform.readiness()).toBe('no');
  await userEvent.type(amount(), '{Enter}');
  await userEvent.click(button());
  expect([platform.questions.length, platform.payloadsOf(withdraw).length]).toEqual([1, 1]);
  await tell('done');
  expect(platform.notices).toEqual([{ kind: 'success', text: 'Withdrawal requested' }]);
  expect(platform.went).toEqual([]);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect([await address(), amount()].map(field => (field as HTMLInputElement).value)).toEqual(['', '']);
});

it('is told, and its draft forgotten, where the form stays closed', async () => {
  const { platform, close, reopen, tell } = await sent();
  close();
  await tell('done', 'On its way.');
  expect(platform.notices).toEqual([{ kind: 'success', text: 'On its way.' }]);
  reopen();
  expect(await address()).toHaveValue('');
});

it('can be mended and sent again in a form that was opened meanwhile, where it was refused', async () => {
  const { platform, close, reopen, tell } = await sent();
  close();
  reopen();
  await address();
  await tell('refused', 'Not today.');
  expect(platform.notices).toMatchObject([{ kind: 'error', text: 'Not today.' }]);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(await address()).toHaveValue(COLD);
  expect(screen.queryByText(CHECKING)).toBeNull();
});

it('is not there to be sent a second time for who loads the page again meanwhile', async () => {
  const { close } = await sent();
  close();
  // As after a reload: nothing is known of what was sent but what is kept.
  drawn(aWallet(), panel);
  expect(await address()).toHaveValue(COLD);
  expect(amount()).toHaveValue('');
});

it('is kept as it was typed where it was refused', async () => {
  const { tell, close } = await sent();
  await tell('refused', 'Not today.');
  expect(await screen.findByText('Not today.')).toBeVisible();
  close();
  drawn(aWallet(), panel);
  expect(await address()).toHaveValue(COLD);
  expect(amount()).toHaveValue('20');
});

it('says its checking once, and ends on the result page where the form is still there', async () => {
  const { platform, tell } = await sent();
  expect(screen.getAllByText(CHECKING)).toHaveLength(1);
  await tell('done');
  await waitFor(() => expect(platform.went).toEqual(['/success?of=withdrawal']));
  expect(platform.notices).toEqual([]);
});

it('reads the address book again before it refuses what is not in it (wallet.saved-only)', async () => {
  const platform = aWallet({ isOn: true });
  platform.fail(listWithdrawalAddresses, '', 'server-error');
  drawn(platform, panel);
  expect(await screen.findByText('The addresses could not be loaded')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  platform.answer(listWithdrawalAddresses, BOOK);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.selectOptions(await screen.findByLabelText('Address book'), COLD);
  expect(await address()).toHaveValue(COLD);
});
