import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownBy } from '@tradefloor/area/testing';
import { type Job, promoteBuild, rollBackArea } from '@tradefloor/contract/desk';
import { known } from '@tradefloor/platform/testing';
import { mount, unmount } from '../main';
import { aDesk, GATE_REFUSES, JOB } from '../testing/a-desk';

const shown = shownBy('ops', { mount, unmount });

async function guarded() {
  const platform = aDesk();
  known(platform, { isOperator: true, fundPasswordSet: true, twoStepOn: true });
  await shown('/ops', platform);
  return platform;
}

async function promotes() {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for cccc' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Promote' }));
  return within(await screen.findByRole('dialog'));
}

const PROOFS = { fundPassword: '246810', code: '135790' };

it('asks of who has set them for fund password and code before a build comes before people (wallet.own-hand)', async () => {
  const platform = await guarded();
  const dialog = await promotes();
  await userEvent.click(dialog.getByRole('button', { name: 'Promote build' }));
  expect(platform.payloadsOf(promoteBuild)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Fund password'), PROOFS.fundPassword);
  await userEvent.type(dialog.getByLabelText('Authenticator or recovery code'), '135 790');
  await userEvent.click(dialog.getByRole('button', { name: 'Promote build' }));
  expect(platform.payloadsOf(promoteBuild)).toEqual([
    { area: 'spot', build: 'cccc', now: false, ifRevision: 7, ...PROOFS },
  ]);
});

it('asks for another code after the first is used up, and keeps the fund password', async () => {
  const platform = await guarded();
  const refused: Job = { ...JOB, state: 'refused', refusal: GATE_REFUSES };
  platform.answer(promoteBuild, refused);
  const dialog = await promotes();
  await userEvent.type(dialog.getByLabelText('Fund password'), PROOFS.fundPassword);
  await userEvent.type(dialog.getByLabelText('Authenticator or recovery code'), PROOFS.code);
  await userEvent.click(dialog.getByRole('button', { name: 'Promote build' }));
  expect(await dialog.findByRole('list', { name: 'Broken rules' })).toBeVisible();
  expect(dialog.getByLabelText('Fund password')).toHaveValue(PROOFS.fundPassword);
  expect(dialog.getByLabelText('Authenticator or recovery code')).toHaveValue('');
});

it('asks nothing of who goes back', async () => {
  const platform = await guarded();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back spot' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Fund password')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(platform.payloadsOf(rollBackArea)).toEqual([{ area: 'spot', to: 'aaaa', now: false, ifRevision: 7 }]);
});
