import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPaymentDetails } from '@tradefloor/contract';
import { confirmTwoStep, disableTwoStep, renewRecoveryCodes, setUpTwoStep } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

const SETUP = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Tradefloor:ann?secret=JBSWY3DPEHPK3PXP' };
const CODES = ['AAAA-1111', 'BBBB-2222'];

async function preferences(twoStepOn: boolean) {
  const platform = fakePlatform();
  platform.offer(setUpTwoStep);
  platform.answer(readPaymentDetails, null);
  platform.answer(setUpTwoStep, SETUP);
  platform.answer(confirmTwoStep, { codes: CODES });
  platform.answer(renewRecoveryCodes, { codes: CODES });
  platform.answer(disableTwoStep, { message: null, id: null });
  known(platform, { twoStepOn });
  await shown('/account/userSetting', platform);
  return platform;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('is turned on with the password, the app’s code and codes that were kept', async () => {
  const platform = await preferences(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on 2FA' }));
  expect(screen.getByLabelText('Login password')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Login password'), 'secret1');
  await press('Continue');
  expect(await screen.findByRole('img', { name: /Authenticator key/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(platform.readiness()).not.toBe('yes');
  await press('Turn on 2FA');
  expect(screen.getByLabelText('6-digit authenticator code')).toHaveAccessibleDescription(
    /Enter the code from your authenticator app/,
  );
  await userEvent.type(screen.getByLabelText('6-digit authenticator code'), '123 456');
  await press('Turn on 2FA');
  expect(await screen.findByText('AAAA-1111')).toBeVisible();
  expect(platform.payloadsOf(confirmTwoStep)).toEqual([{ code: '123456' }]);
  expect(platform.readiness()).toBe('ask');
  expect(screen.getByRole('button', { name: 'Finish' })).toBeDisabled();
  await userEvent.click(screen.getByLabelText('I’ve saved my recovery codes'));
  act(() => known(platform, { twoStepOn: true }));
  await press('Finish');
  expect(screen.queryByText('AAAA-1111')).toBeNull();
  expect(screen.getByRole('button', { name: 'Turn off 2FA' })).toBeVisible();
  expect(platform.readiness()).toBe('yes');
});

test('a code that the server does not take is said, and the form stays', async () => {
  const platform = await preferences(false);
  platform.fail(confirmTwoStep, 'The code is wrong');
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on 2FA' }));
  await userEvent.type(screen.getByLabelText('Login password'), 'secret1');
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('6-digit authenticator code'), '000000');
  await press('Turn on 2FA');
  await waitFor(() => expect(screen.getByText('The code is wrong')).toHaveFocus());
  expect(screen.getByLabelText('6-digit authenticator code')).toHaveValue('000000');
});

test('is turned off with password and a recovery code', async () => {
  const platform = await preferences(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off 2FA' }));
  await userEvent.type(screen.getByLabelText('Login password'), 'secret1');
  await userEvent.type(screen.getByLabelText('Authenticator or recovery code'), 'AAAA-1111');
  await press('Turn off 2FA');
  expect(platform.payloadsOf(disableTwoStep)).toEqual([{ password: 'secret1', code: 'AAAA-1111' }]);
  expect(platform.refreshed).toEqual(['user']);
});

test('new recovery codes are given for a code of the app', async () => {
  const platform = await preferences(true);
  await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await userEvent.type(screen.getByLabelText('6-digit authenticator code'), '654321');
  await press('New recovery codes');
  expect(await screen.findByText('BBBB-2222')).toBeVisible();
  expect(platform.payloadsOf(renewRecoveryCodes)).toEqual([{ code: '654321' }]);
});
