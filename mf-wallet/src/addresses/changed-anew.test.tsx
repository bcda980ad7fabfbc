import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addWithdrawalAddress,
  asId,
  type Done,
  listWithdrawalAddresses,
  listWithdrawalCurrencies,
} from '@tradefloor/contract';
import { readAddressGuard, setAddressGuard } from '@tradefloor/contract/ext';
import { currenciesTopic, offeredTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Addresses from './addresses';

const COLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const HOT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const USDT = asId<never>('3');

/** An address book of which whatever is sent is answered when it is told to. */
function book({ isOn = false } = {}) {
  const platform = fakePlatform({ answers: true });
  let give: (done: Done) => void = () => undefined;
  const slow = () => new Promise<Done>(resolve => (give = resolve));
  platform.answer(listWithdrawalCurrencies, [{ id: USDT, name: 'USDT', logo: null, decimals: 8, isMatch: true }]);
  platform.answer(listWithdrawalAddresses, [
    { id: asId<never>('9'), address: HOT, notes: 'Hot', currencyId: USDT, usableFrom: null },
  ]);
  platform.answer(addWithdrawalAddress, slow);
  platform.answer(setAddressGuard, slow);
  platform.answer(readAddressGuard, { isOn, endsAt: null, waitSeconds: 86_400 });
  platform.offer(readAddressGuard);
  platform.drive(offeredTopic, [readAddressGuard.name]);
  platform.drive(currenciesTopic, [{ id: USDT, name: 'USDT', logo: null }]);
  known(platform, { fundPasswordSet: true });
  const { again } = drawn(platform, <Addresses />);
  return { platform, leave: () => again(null), answers: () => act(async () => give({ message: null, id: null })) };
}

const form = () => within(screen.getByRole('form', { name: 'Add address' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fill(address: string) {
  await press('Add address');
  await screen.findByRole('form', { name: 'Add address' });
  await userEvent.selectOptions(form().getByLabelText('Currency'), 'USDT');
  await userEvent.click(form().getByLabelText('Address'));
  await userEvent.paste(address);
}

it('leaves a form alone that was opened anew, when what the one before has sent is saved', async () => {
  const { platform, answers } = book();
  await fill(COLD);
  await press('Save address');
  await press('Cancel');
  await fill(HOT);
  await answers();
  expect(platform.notices).toMatchObject([{ kind: 'success', text: 'Address saved' }]);
  expect(form().getByLabelText('Address')).toHaveValue(HOT);
});

it('saves no address twice by a form that is opened anew', async () => {
  const { platform, answers } = book();
  await fill(COLD);
  await press('Save address');
  await press('Cancel');
  await fill(COLD);
  expect(form().getByRole('button', { name: 'Save address' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(form().getByLabelText('Address'), '{Enter}');
  expect(platform.payloadsOf(addWithdrawalAddress)).toHaveLength(1);
  await answers();
  expect(form().getByRole('button', { name: 'Save address' })).not.toHaveAttribute('aria-busy');
});

it('is turned off once, though its form is closed and opened again, and told though the page was left', async () => {
  const { platform, answers, leave } = book({ isOn: true });
  for (const time of [1, 2]) {
    await press('Turn off');
    await userEvent.type(await screen.findByLabelText('Fund password'), '482913{Enter}');
    expect(platform.payloadsOf(setAddressGuard)).toHaveLength(1);
    if (time === 1) await press('Cancel');
  }
  leave();
  await answers();
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'success' }]));
});

it('keeps what is typed to turn it off while another currency’s addresses are looked at', async () => {
  const { platform } = book({ isOn: true });
  await press('Turn off');
  await userEvent.type(await screen.findByLabelText('Fund password'), '4829');
  platform.answer(listWithdrawalAddresses, () => new Promise(() => undefined));
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'USDT');
  expect(screen.getByLabelText('Fund password')).toHaveValue('4829');
});
