import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addWithdrawalAddress,
  asId,
  asInstant,
  deleteWithdrawalAddress,
  listWithdrawalAddresses,
  listWithdrawalCurrencies,
} from '@tradefloor/contract';
import { readAddressGuard, setAddressGuard } from '@tradefloor/contract/ext';
import { currenciesTopic, offeredTopic, resyncTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Addresses from './addresses';

const COLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const done = { message: null, id: null };

const USDT = { id: asId<never>('3'), name: 'USDT', logo: null, decimals: 8, isMatch: true };

function book({ isOn = false, fundPasswordSet = false } = {}) {
  const platform = fakePlatform();
  platform.answer(listWithdrawalCurrencies, [USDT]);
  platform.answer(listWithdrawalAddresses, [
    { id: asId<never>('9'), address: COLD, notes: 'Cold', currencyId: asId<never>('3'), usableFrom: asInstant(4e12) },
  ]);
  platform.answer(addWithdrawalAddress, done);
  platform.answer(deleteWithdrawalAddress, done);
  platform.answer(setAddressGuard, done);
  platform.answer(readAddressGuard, { isOn, endsAt: null, waitSeconds: 86_400 });
  platform.offer(readAddressGuard);
  platform.drive(offeredTopic, [readAddressGuard.name]);
  platform.drive(currenciesTopic, [{ id: USDT.id, name: 'USDT', logo: null }]);
  known(platform, { fundPasswordSet });
  drawn(platform, <Addresses />);
  return platform;
}

it('saves an address of its currency with a name, and no other (wallet.address-checked)', async () => {
  const platform = book();
  await screen.findByRole('rowheader', { name: 'Cold' });
  expect(screen.getByRole('button', { name: 'Copy address: Cold' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  const form = within(screen.getByRole('form', { name: 'Add address' }));
  await userEvent.selectOptions(form.getByLabelText('Currency'), 'USDT');
  await userEvent.type(form.getByLabelText('Address'), COLD.slice(0, -1));
  await userEvent.type(form.getByLabelText('Name (optional)'), ' Partner ');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(form.getByLabelText('Address')).toHaveAccessibleDescription(/^Not a valid USDT address/);
  await userEvent.type(form.getByLabelText('Address'), 'd');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() =>
    expect(platform.payloadsOf(addWithdrawalAddress)).toEqual([{ currencyId: '3', address: COLD, notes: 'Partner' }]),
  );
});

it('offers its currencies as soon as they can be read', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = book();
  await screen.findByRole('rowheader', { name: 'Cold' });
  platform.fail(listWithdrawalCurrencies, '', 'unreachable');
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Add address' }));
  const form = within(await screen.findByRole('form', { name: 'Add address' }));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(form.queryByRole('option', { name: 'USDT' })).toBeNull();
  platform.answer(listWithdrawalCurrencies, [USDT]);
  await act(() => jest.advanceTimersByTimeAsync(7_000));
  expect(form.getByRole('option', { name: 'USDT' })).toBeInTheDocument();
  jest.useRealTimers();
});

it('deletes one after a question that names it', async () => {
  const platform = book();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Cold' }));
  expect(platform.questions[0]?.facts).toContainEqual(['Address', COLD]);
  expect(platform.payloadsOf(deleteWithdrawalAddress)).toEqual([]);
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(deleteWithdrawalAddress)).toEqual([{ id: '9' }]));
});

it('switches the rule on at a press, and off by the owner’s own hand (wallet.saved-only)', async () => {
  const platform = book({ isOn: true, fundPasswordSet: true });
  expect(await screen.findByText(/^from /)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  const form = within(screen.getByRole('form', { name: 'Turn off' }));
  await userEvent.click(form.getByRole('button', { name: 'Turn off' }));
  expect(platform.payloadsOf(setAddressGuard)).toEqual([]);
  await userEvent.type(form.getByLabelText('Fund password'), '482913');
  await userEvent.click(form.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(platform.payloadsOf(setAddressGuard)).toEqual([{ isOn: false, fundPassword: '482913' }]));
});

it('stays as it was read while it can’t be read again (wallet.saved-only)', async () => {
  const platform = book({ isOn: true, fundPasswordSet: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await userEvent.type(screen.getByLabelText('Fund password'), '4829');
  const asked = platform.payloadsOf(readAddressGuard).length;
  platform.fail(readAddressGuard, '', 'server-error');
  await act(async () => platform.drive(resyncTopic, { at: 1 }));
  await waitFor(() => expect(platform.payloadsOf(readAddressGuard).length).toBeGreaterThan(asked));
  await act(async () => undefined);
  expect(screen.getByText('On')).toBeVisible();
  expect(screen.getByLabelText('Fund password')).toHaveValue('4829');
});
