import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  asInstant,
  type BalanceRow,
  coinInfo,
  getDepositAddresses,
  listWithdrawalAddresses,
  listWithdrawalCurrencies,
  withdraw,
} from '@tradefloor/contract';
import { readAddressGuard } from '@tradefloor/contract/ext';
import { amount, decimal, price } from '@tradefloor/money';
import { offeredTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { aCoinInfo } from '../testing/coin-info';
import { drawn } from '../testing/drawn';
import { WithdrawPanel } from './withdraw-panel';

const COLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const nothing = { available: amount('0'), locked: amount('0') };
const held = { available: amount('500'), locked: amount('0') };
const row: BalanceRow = {
  currencyId: asId<never>('3'),
  currencyName: 'USDT',
  currencyType: 'usdt',
  isMatch: true,
  isLegal: true,
  isMicro: true,
  isLever: true,
  usdtPrice: price('1'),
  cnyPrice: null,
  logo: null,
  decimals: 8,
  held: { legal: held, change: held, lever: nothing, micro: nothing },
};

const kept = () => Object.values(Object.fromEntries(Object.entries(localStorage))).join(' ');
const COUNTS = { confirmationsToCredit: null, confirmationsToWithdraw: null };
const AS_EVERYWHERE = { ...COUNTS, depositMin: null, withdrawalMin: null, rate: null };
beforeEach(() => localStorage.clear());

function panel(
  account: 'legal' | 'change',
  { isOn = false, fundPasswordSet = false, twoStepOn = false, unconfirmed = '0' } = {},
) {
  const platform = fakePlatform();
  platform.answer(
    coinInfo,
    aCoinInfo({
      legalBalance: amount('500'),
      changeBalance: amount('500'),
      withdrawalMin: amount('10'),
      withdrawalMax: amount('300'),
      dayLimit: amount('1000'),
      sentToday: amount('750'),
      rate: decimal('0.2'),
      confirmationsToCredit: 1,
      confirmationsToWithdraw: 6,
      unconfirmedLegal: amount(unconfirmed),
      networks: [
        { ...AS_EVERYWHERE, name: 'erc20' },
        { ...AS_EVERYWHERE, name: 'trc20', withdrawalMin: amount('5'), rate: decimal('0.1') },
      ],
    }),
  );
  platform.answer(getDepositAddresses, [
    { network: 'erc20', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
    { network: 'trc20', address: 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL' },
  ]);
  platform.answer(listWithdrawalCurrencies, [
    { id: asId<never>('3'), name: 'USDT', logo: null, decimals: 8, isMatch: true },
  ]);
  platform.answer(listWithdrawalAddresses, [
    { id: asId<never>('1'), address: TRON, notes: 'Partner', currencyId: asId<never>('3'), usableFrom: asInstant(1) },
  ]);
  platform.answer(readAddressGuard, { isOn, endsAt: null, waitSeconds: 86_400 });
  platform.answer(withdraw, { message: 'Submitted.', id: '1' });
  platform.offer(readAddressGuard);
  platform.drive(offeredTopic, [readAddressGuard.name]);
  known(platform, { fundPasswordSet, twoStepOn });
  drawn(platform, <WithdrawPanel account={account} row={row} onClose={() => undefined} />);
  return platform;
}

const form = () => screen.findByRole('form', { name: 'Withdraw USDT' });
const address = async () => within(await form()).getByRole('textbox', { name: 'Address' });
const amountField = () => screen.getByRole('textbox', { name: 'Amount' });
/** Key by key each of its forty letters would be judged. */
const pasted = async (text: string) => userEvent.click(await address()).then(() => userEvent.paste(text));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));

it('is reviewed before it is sent, with what is received, and sent once', async () => {
  const platform = panel('legal');
  await userEvent.type(await address(), COLD);
  expect(screen.getByText('Network: ERC20')).toBeVisible();
  await userEvent.type(amountField(), '20.5');
  expect(screen.getByText('20.45900000')).toBeVisible();
  await press();
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  expect(platform.payloadsOf(withdraw)).toEqual([]);
  expect(platform.questions[0]?.facts).toEqual([
    ['Amount', '20.5 USDT'],
    ['Address', COLD],
    ['Network', 'ERC20'],
    ['Fee', '0.041 USDT'],
    ['You receive', '20.459 USDT'],
  ]);
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.went).toEqual(['/success?of=withdrawal']));
  expect(platform.payloadsOf(withdraw)).toEqual([{ currencyId: '3', amount: '20.5', address: COLD, rate: '0.2' }]);
});

it('tells an address of another network, and goes there at a press (wallet.address-checked)', async () => {
  const platform = panel('change');
  await pasted(TRON);
  await userEvent.type(amountField(), '20');
  await press();
  expect(await address()).toHaveAccessibleDescription('This is a TRC20 address, not ERC20');
  expect(platform.questions).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to TRC20' }));
  await waitFor(async () => expect(await address()).not.toBeInvalid());
  await press();
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(withdraw)).toHaveLength(1));
  expect(platform.payloadsOf(withdraw)[0]).toMatchObject({ network: 1, address: TRON });
});

it('takes all as far as what is left of the day, and tells it; a saved address by its name', async () => {
  panel('legal');
  await userEvent.selectOptions(await screen.findByLabelText('Address book'), TRON);
  expect(await address()).toHaveValue(TRON);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(amountField()).toHaveValue('250');
  await userEvent.type(amountField(), '.1');
  expect(amountField()).toHaveAccessibleDescription(/^You can withdraw 250 USDT more today/);
});

it('asks what the chosen network asks, and judges again when another is chosen (wallet.network-terms)', async () => {
  const platform = panel('change');
  await pasted(COLD);
  await userEvent.type(amountField(), '7.5');
  await press();
  expect(amountField()).toHaveAccessibleDescription(/^Minimum 10 USDT/);
  expect(screen.getByText('Fee (0.2%)')).toBeVisible();
  await userEvent.clear(await address());
  await pasted(TRON);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to TRC20' }));
  await waitFor(() => expect(amountField()).not.toBeInvalid());
  expect(screen.getByText('Fee (0.1%)')).toBeVisible();
  await press();
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  expect(platform.questions[0]?.facts).toContainEqual(['Fee', '0.0075 USDT']);
});

it('asks what the network of the address asks, where the address tells it (wallet.network-terms)', async () => {
  panel('legal');
  await form();
  await userEvent.type(amountField(), '7.5');
  await userEvent.tab();
  expect(amountField()).toBeInvalid();
  await pasted(TRON);
  await waitFor(() => expect(amountField()).not.toBeInvalid());
});

it('keeps what the chain has not confirmed, and says so (wallet.confirmation-counts)', async () => {
  panel('legal', { unconfirmed: '420.5' });
  await pasted(COLD);
  expect(amountField()).toHaveAccessibleDescription('420.5 USDT of your deposits still needs network confirmations');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(amountField()).toHaveValue('79.5');
});

it.each([
  ['fundPassword', 'Fund password', 'Enter your six-digit fund password', { fundPasswordSet: true }],
  ['code', 'Authenticator or recovery code', 'Enter the code from your authenticator app', { twoStepOn: true }],
])('asks for the %s of who has set one, and keeps it nowhere (wallet.own-hand)', async (name, label, problem, own) => {
  const platform = panel('legal', own);
  await pasted(COLD);
  await userEvent.type(amountField(), '20');
  await press();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
  await userEvent.type(screen.getByLabelText(label), '482913');
  expect(kept()).toContain(COLD);
  expect(kept()).not.toContain('482913');
  platform.answerQuestions(true);
  await press();
  await waitFor(() => expect(platform.payloadsOf(withdraw)).toEqual([expect.objectContaining({ [name]: '482913' })]));
});

it('goes to saved addresses only, for whoever has chosen that (wallet.saved-only)', async () => {
  panel('legal', { isOn: true });
  await pasted(COLD);
  await press();
  expect(await address()).toHaveAccessibleDescription(/^You withdraw to saved addresses only/);
});
