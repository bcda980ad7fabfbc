import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setFundPassword } from '@tradefloor/contract/ext';
import { offeredTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

async function setCash(twoStepOn = false, fundPasswordSet = false) {
  const platform = fakePlatform();
  platform.offer(setFundPassword);
  platform.answer(setFundPassword, { message: null, id: null });
  known(platform, { twoStepOn, fundPasswordSet });
  await shown('/setCash', platform);
  return platform;
}

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

test('takes six digits twice and the sign-in password, and leads back to the settings', async () => {
  const platform = await setCash();
  await type('New fund password', '48x29130');
  expect(screen.getByLabelText('New fund password')).toHaveValue('482913');
  await type('Confirm fund password', '482914');
  await userEvent.click(screen.getByRole('button', { name: 'Save fund password' }));
  expect(screen.getByLabelText('Confirm fund password')).toHaveAccessibleDescription('Fund passwords don’t match');
  await type('Confirm fund password', '{Backspace}3');
  await type('Login password', 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Save fund password' }));
  expect(platform.payloadsOf(setFundPassword)).toEqual([{ fundPassword: '482913', password: 'secret1' }]);
  expect(platform.went).toEqual(['/account/accountSet']);
});

test.each(['123 456', ' 123-456', '１２３４５６'])('takes a pasted %j', async text => {
  await setCash();
  await userEvent.click(await screen.findByLabelText('New fund password'));
  await userEvent.paste(text);
  expect(screen.getByLabelText('New fund password')).toHaveValue('123456');
});

test('holds what is being typed, and takes back that they don’t match when the first is mended', async () => {
  const platform = await setCash();
  expect(platform.readiness()).toBe('yes');
  await type('New fund password', '482914');
  expect(platform.readiness()).toBe('ask');
  await type('Confirm fund password', '482913');
  await userEvent.click(screen.getByRole('button', { name: 'Save fund password' }));
  expect(screen.getByLabelText('Confirm fund password')).toHaveAttribute('aria-invalid', 'true');
  await type('New fund password', '{Backspace}3');
  await waitFor(() => expect(screen.getByLabelText('Confirm fund password')).not.toHaveAttribute('aria-invalid'));
});

test('asks who has two steps for the code as well', async () => {
  const platform = await setCash(true);
  await type('New fund password', '482913');
  await type('Confirm fund password', '482913');
  await type('Login password', 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Save fund password' }));
  expect(platform.payloadsOf(setFundPassword)).toEqual([]);
  await type('Authenticator or recovery code', '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save fund password' }));
  expect(platform.payloadsOf(setFundPassword)).toEqual([
    { fundPassword: '482913', password: 'secret1', code: '123456' },
  ]);
});

test('says what changing one does (account.quiet-day)', async () => {
  await setCash(false, true);
  expect(await screen.findByText('Changing it pauses withdrawals and C2C sales for 24 hours.')).toBeVisible();
});

test('says so where the server has no fund password', async () => {
  const platform = fakePlatform();
  platform.drive(offeredTopic, []);
  known(platform);
  await shown('/setCash', platform);
  expect(await screen.findByText('Not available on this server')).toBeVisible();
});
