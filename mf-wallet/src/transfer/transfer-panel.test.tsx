import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transfer } from '@tradefloor/contract';
import { type KnownFate, lookUpCall } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aRow, funded } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { TransferPanel } from './transfer-panel';

const CHECKING = /We’re checking what happened/;
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const button = () => screen.getByRole('button', { name: 'Transfer' });

it('is on its way for a panel that is opened anew, and told there; only who sent it goes on (wire.one-effect)', async () => {
  const platform = fakePlatform();
  funded(platform, { USDT: ['250.75', '0'] }, 'legal');
  platform.offer(lookUpCall);
  platform.fail(transfer, '', 'timeout');
  let tell: (fate: KnownFate) => void = () => undefined;
  platform.answer(lookUpCall, () => new Promise<KnownFate>(resolve => (tell = resolve)));
  const onClose = jest.fn();
  const panel = (
    <TransferPanel account="micro" direction="in" row={aRow('USDT', 'micro', ['0', '0'])} onClose={onClose} />
  );
  const { again } = drawn(platform, panel);
  await userEvent.type(await amount(), '20');
  await userEvent.click(button());
  expect(await screen.findAllByText(CHECKING)).toHaveLength(1);
  again(null);
  again(panel);
  await userEvent.type(await amount(), '20');
  expect(screen.getByText(CHECKING)).toBeVisible();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button());
  expect(platform.payloadsOf(transfer)).toHaveLength(1);
  await act(async () => tell({ fate: 'done', message: null, id: null }));
  expect(platform.notices).toMatchObject([{ kind: 'success', text: '20 USDT transferred: Fiat → Micro trading' }]);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(onClose).not.toHaveBeenCalled();
});
