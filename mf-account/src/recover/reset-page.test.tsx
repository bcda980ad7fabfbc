import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkEmailCode, checkPhoneCode, resetPassword, sendCode, signIn } from '@tradefloor/contract';
import { CallFailure, type CurrentUser } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { field, findField } from '@tradefloor/area/testing';
import { drawn } from '../testing/drawn';
import { keptOf } from '../testing/kept-of';
import ResetPage from './reset-page';

const done = { message: null, id: null };
const BOTH = { email: 'ann@example.com', phone: '+447700900123' };
const ITS_CODE = { account: '+447700900123', countryCode: '44' };

function aPlatform(user: Partial<CurrentUser>) {
  const platform = fakePlatform();
  known(platform, user);
  platform.answer(sendCode, done);
  platform.answer(checkEmailCode, done);
  platform.answer(checkPhoneCode, done);
  platform.answer(resetPassword, done);
  platform.answer(signIn, { kind: 'signed-in', token: 'T' });
  return platform;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('lets who has both linked choose where the code goes', async () => {
  const platform = aPlatform(BOTH);
  drawn(platform, <ResetPage />);
  expect(await findField('Account')).toHaveValue('ann@example.com');
  await choose('Phone number');
  expect(field('Account')).toHaveValue('+447700900123');
  await press('Send code');
  expect(platform.payloadsOf(sendCode)).toEqual([{ ...ITS_CODE, purpose: 'recovery' }]);
  await userEvent.type(field('Verification code'), '123456{Enter}');
  await userEvent.type(await findField('New password'), 'secret2');
  await userEvent.type(field('Confirm password'), 'secret2{Enter}');
  await waitFor(() =>
    expect(platform.payloadsOf(resetPassword)).toEqual([
      { ...ITS_CODE, code: '123456', password: 'secret2', passwordAgain: 'secret2' },
    ]),
  );
});

it('goes on by the phone where the e-mail is too new to be used (account.quiet-day)', async () => {
  const platform = aPlatform(BOTH);
  const tooNew = 'This contact was linked less than 24 hours ago.';
  platform.answer(sendCode, ({ account }) =>
    account === BOTH.email ? Promise.reject(new CallFailure('refused', sendCode.name, tooNew)) : done,
  );
  drawn(platform, <ResetPage />);
  await findField('Account');
  await press('Send code');
  await waitFor(() => expect(field('Verification code')).toHaveAccessibleDescription(tooNew));
  await choose('Phone number');
  expect(screen.queryByText(tooNew)).toBeNull();
  await press('Send code');
  await waitFor(() => expect(field('Verification code')).toHaveFocus());
  expect(screen.queryByText(tooNew)).toBeNull();
});

it('still goes by the phone after a reload (account.reload-goes-on)', async () => {
  const platform = aPlatform(BOTH);
  drawn(platform, <ResetPage />);
  await findField('Account');
  await choose('Phone number');
  const reload = keptOf(sessionStorage);
  cleanup();
  reload();
  drawn(platform, <ResetPage />);
  expect(await findField('Account')).toHaveValue('+447700900123');
});

it.each([
  ['an e-mail address', { ...BOTH, phone: null }, 'ann@example.com'],
  ['a phone', { ...BOTH, email: null }, '+447700900123'],
])('asks nothing of who has %s alone', async (_, user, account) => {
  drawn(aPlatform(user), <ResetPage />);
  expect(await findField('Account')).toHaveValue(account);
  expect(screen.queryByRole('radio')).toBeNull();
});
