import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  type C2cOrder,
  confirmAdvertReceipt,
  confirmC2cReceipt,
  type Done,
  listC2cOrders,
  readC2cOrder,
} from '@tradefloor/contract';
import { c2cOrderChanged } from '@tradefloor/contract/ext';
import { c2cOrderTopic, type CurrentUser } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder, known } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { OrderPage } from './order-page';

const CODE = 'Authenticator or recovery code';
const TITLE = 'Have you received the buyer’s payment?';

async function shown(user: Partial<CurrentUser>, more: Partial<C2cOrder> = {}) {
  const platform = fakePlatform();
  let now = aC2cOrder({ side: 'sell', status: 'paid', isAdvertOwner: true, sellerDetails: null, ...more });
  known(platform, user);
  platform.offer(c2cOrderChanged);
  platform.answer(readC2cOrder, () => now);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  for (const call of [confirmC2cReceipt, confirmAdvertReceipt]) platform.answer(call, { message: '', id: null });
  drawn(platform, <OrderPage id={asId('7')} />);
  await screen.findByText('Order details');
  const become = (status: C2cOrder['status']) =>
    act(() => {
      now = { ...now, status };
      platform.drive(c2cOrderTopic, now);
    });
  return { platform, become };
}

async function asked(title = TITLE) {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
  return within(await screen.findByRole('dialog', { name: title }));
}

it.each([
  ['fund password', { fundPasswordSet: true }, 'Fund password', { fundPassword: '246810' }],
  ['code of the app', { twoStepOn: true }, CODE, { code: '246810' }],
])('takes the %s of who has set that alone (wallet.own-hand)', async (_, user, label, proofs) => {
  const { platform } = await shown(user);
  const dialog = await asked();
  expect(dialog.getByText(/100 USDT.*¥ 713\.00/)).toBeVisible();
  expect(dialog.getAllByLabelText(/^(Fund password|Authenticator or recovery code)$/)).toHaveLength(1);
  expect(dialog.getByLabelText(label)).toHaveFocus();
  await userEvent.keyboard('246810{Enter}');
  await waitFor(() => expect(platform.payloadsOf(confirmAdvertReceipt)).toEqual([{ id: '7', ...proofs }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.questions).toEqual([]);
});

it('says what is missing beside its field, and sends nothing', async () => {
  const { platform } = await shown({ fundPasswordSet: true, twoStepOn: true });
  const dialog = await asked();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm receipt' }));
  expect(dialog.getByLabelText('Fund password')).toHaveAccessibleDescription('Enter your six-digit fund password');
  expect(dialog.getByLabelText(CODE)).toHaveAccessibleDescription('Enter the code from your authenticator app');
  expect(dialog.getByLabelText('Fund password')).toHaveFocus();
  expect(dialog.getByLabelText('Fund password')).toHaveAttribute('autocomplete', 'off');
  expect(dialog.getByLabelText(CODE)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(platform.payloadsOf(confirmAdvertReceipt)).toEqual([]);
});

it('stays open when it was refused, with all but the code, and takes the next', async () => {
  const { platform } = await shown({ fundPasswordSet: true, twoStepOn: true }, { isAdvertOwner: false });
  platform.fail(confirmC2cReceipt, 'The authenticator code is incorrect or was already used.');
  const dialog = await asked('Has the buyer paid you?');
  await userEvent.type(dialog.getByLabelText('Fund password'), '246810');
  await userEvent.type(dialog.getByLabelText(CODE), '111 111{Enter}');
  expect(await dialog.findByText('The authenticator code is incorrect or was already used.')).toHaveFocus();
  expect(dialog.getByLabelText(CODE)).toHaveValue('');
  expect(dialog.getByLabelText(CODE)).toBeValid();
  expect(dialog.getByLabelText('Fund password')).toHaveValue('246810');
  // What is set elsewhere meanwhile is known for the next try.
  expect(platform.refreshed).toContain('user');
  platform.answer(confirmC2cReceipt, { message: '', id: null });
  await userEvent.type(dialog.getByLabelText(CODE), '222222{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.payloadsOf(confirmC2cReceipt)).toEqual([
    { id: '7', fundPassword: '246810', code: '111111' },
    { id: '7', fundPassword: '246810', code: '222222' },
  ]);
});

it('is sent once, and closes neither by Escape meanwhile nor before the order has moved', async () => {
  const { platform, become } = await shown({ fundPasswordSet: true });
  let give: (done: Done) => void = () => undefined;
  platform.answer(confirmAdvertReceipt, () => new Promise<Done>(resolve => (give = resolve)));
  const dialog = await asked();
  await userEvent.type(dialog.getByLabelText('Fund password'), '246810{Enter}{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Confirm receipt' })).toHaveAttribute('aria-busy', 'true');
  expect(platform.readiness()).toBe('no');
  // The push is quicker than the answer.
  become('finished');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => give({ message: 'Released.', id: null }));
  expect(platform.payloadsOf(confirmAdvertReceipt)).toHaveLength(1);
  expect(platform.notices.at(-1)).toMatchObject({ kind: 'success', text: 'Released.' });
});

it('asks who has set nothing as before', async () => {
  const { platform } = await shown({});
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(confirmAdvertReceipt)).toEqual([{ id: '7' }]));
});
