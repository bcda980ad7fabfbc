import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { undoBinding } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import UndoBinding from './undo-binding';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Undo change' }));

it('undoes it at a press, not before, and leads to a new password', async () => {
  const platform = fakePlatform();
  platform.offer(undoBinding);
  platform.answer(undoBinding, { message: 'The change was undone.', id: null });
  drawn(platform, <UndoBinding />, '/undoBinding#k3y_-A');
  expect(platform.calls).toEqual([]);
  await press();
  await waitFor(() => expect(platform.went).toEqual(['/resetPwd']));
  expect(platform.payloadsOf(undoBinding)).toEqual([{ key: 'k3y_-A' }]);
  expect(platform.notices).toEqual([{ kind: 'success', text: 'The change was undone.' }]);
});

it('says why it can’t be undone', async () => {
  const platform = fakePlatform();
  platform.offer(undoBinding);
  platform.fail(undoBinding, 'This way back was already used, or it has expired.');
  drawn(platform, <UndoBinding />, '/undoBinding#used');
  await press();
  expect(await screen.findByText('This way back was already used, or it has expired.')).toHaveFocus();
  expect(platform.went).toEqual([]);
});

it('needs the whole link', () => {
  drawn(fakePlatform(), <UndoBinding />, '/undoBinding');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/^This link is incomplete/)).toBeVisible();
});
