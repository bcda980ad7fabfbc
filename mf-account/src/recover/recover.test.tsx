import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkEmailCode, checkPhoneCode, resetPassword, sendCode, signIn } from '@tradefloor/contract';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { field, findField } from '@tradefloor/area/testing';
import { drawn } from '../testing/drawn';
import { keptOf } from '../testing/kept-of';
import ForgotPage from './forgot-page';
import ResetPage from './reset-page';

const done = { message: null, id: null };

function aServer(platform: FakePlatform): FakePlatform {
  platform.answer(sendCode, done);
  platform.answer(checkEmailCode, done);
  platform.answer(checkPhoneCode, done);
  platform.answer(resetPassword, { ...done, message: 'Password changed' });
  platform.answer(signIn, { kind: 'signed-in', token: 'T' });
  return platform;
}

const asGuest = () => aServer(fakePlatform({ session: { kind: 'guest' } }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = () => screen.getAllByRole('listitem').find(item => item.getAttribute('aria-current') === 'step');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('proves the account first, then takes the new password (account.recovery-steps)', async () => {
  const platform = asGuest();
  drawn(platform, <ForgotPage />);
  // account.quiet-day: before it happens.
  expect(screen.getByText(/pauses withdrawals and C2C sales for 24 hours\.$/)).toBeVisible();
  expect(step()).toHaveTextContent('Verify your account');
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await press('Send code');
  expect(platform.payloadsOf(sendCode)).toEqual([{ account: 'ann@example.com', purpose: 'recovery' }]);
  await userEvent.type(field('Verification code'), '123456{Enter}');

  const password = await findField('New password');
  expect(step()).toHaveTextContent('New password');
  expect(password).toHaveFocus();
  expect(platform.payloadsOf(checkEmailCode)).toEqual([
    { code: '123456', account: 'ann@example.com', purpose: 'recovery' },
  ]);
  // Whose new password it is, for password managers.
  expect(field('Account')).toHaveValue('ann@example.com');
  await userEvent.type(password, 'secret2');
  await userEvent.type(field('Confirm password'), 'secret3');
  await press('Change password');
  expect(field('Confirm password')).toHaveAccessibleDescription('Passwords don’t match');
  expect(platform.payloadsOf(resetPassword)).toEqual([]);

  await userEvent.clear(field('Confirm password'));
  await userEvent.type(field('Confirm password'), 'secret2');
  await press('Change password');
  await waitFor(() => expect(platform.went).toEqual(['/?step=password', '/']));
  expect(platform.session.state()).toMatchObject({ kind: 'user', account: 'ann@example.com' });
  expect(platform.payloadsOf(resetPassword)).toEqual([
    { account: 'ann@example.com', code: '123456', password: 'secret2', passwordAgain: 'secret2' },
  ]);
  expect(platform.notices.at(-1)).toEqual({ kind: 'success', text: 'Password changed' });
  expect(platform.readiness()).toBe('yes');
});

it('says 两次输入的密码不一致 in the spec’s own words', async () => {
  const platform = aServer(fakePlatform({ session: { kind: 'guest' }, language: 'zh' }));
  drawn(platform, <ForgotPage />);
  await userEvent.type(field('邮箱'), 'ann@example.com');
  await userEvent.type(field('验证码'), '123456{Enter}');
  await userEvent.type(await findField('新密码'), 'secret2');
  await userEvent.type(field('再次输入密码'), 'secret3');
  await press('修改密码');
  expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
});

it('stays at the first step while the code is wrong', async () => {
  const platform = asGuest();
  platform.fail(checkPhoneCode, 'wrong');
  drawn(platform, <ForgotPage />);
  await userEvent.click(screen.getByRole('radio', { name: 'Phone number' }));
  await userEvent.type(field('Phone number'), '13800000000');
  await userEvent.type(field('Verification code'), '654321{Enter}');
  await waitFor(() => expect(field('Verification code')).toHaveAccessibleDescription('wrong'));
  expect(platform.payloadsOf(checkPhoneCode)).toEqual([
    { code: '654321', phone: '13800000000', countryCode: '86', purpose: 'recovery' },
  ]);
  expect(step()).toHaveTextContent('Verify your account');
});

it('begins again when the server refuses the code meanwhile', async () => {
  const platform = asGuest();
  platform.fail(resetPassword, 'The verification code is wrong or has expired.');
  drawn(platform, <ForgotPage />);
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await userEvent.type(field('Verification code'), '123456{Enter}');
  await userEvent.type(await findField('New password'), 'secret2');
  await userEvent.type(field('Confirm password'), 'secret2{Enter}');
  expect(await screen.findByText('The verification code is wrong or has expired.')).toHaveFocus();
  await press('Start over');
  expect(field('E-mail')).toHaveValue('');
});

it('knows who is signed in, and goes on in the account settings with a new session', async () => {
  const platform = aServer(fakePlatform());
  drawn(platform, <ResetPage />);
  await userEvent.type(field('Verification code'), '123456{Enter}');
  await userEvent.type(await findField('New password'), 'secret2');
  await userEvent.type(field('Confirm password'), 'secret2{Enter}');
  await waitFor(() => expect(platform.went.at(-1)).toBe('/account/accountSet'));
  expect(platform.session.state().kind).toBe('user');
});

it('signs out of everything who has a second step to take', async () => {
  const platform = aServer(fakePlatform());
  platform.answer(signIn, { kind: 'second-step', challenge: 'C' });
  drawn(platform, <ResetPage />);
  expect(field('Account')).toHaveValue('ann@example.com');
  await userEvent.type(field('Verification code'), '123456{Enter}');
  await userEvent.type(await findField('New password'), 'secret2');
  await userEvent.type(field('Confirm password'), 'secret2{Enter}');
  await waitFor(() => expect(platform.session.state().kind).toBe('guest'));
});

it('leads back to where the user was, whether it ends or is given up', async () => {
  const platform = asGuest();
  platform.answer(signIn, { kind: 'second-step', challenge: 'C' });
  drawn(platform, <ForgotPage />, '/forgetPwd?back=%2Ffinance');
  const signInPath = '/components/login?back=%2Ffinance';
  expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', signInPath);
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await userEvent.type(field('Verification code'), '123456{Enter}');
  await userEvent.type(await findField('New password'), 'secret2');
  await userEvent.type(field('Confirm password'), 'secret2{Enter}');
  await waitFor(() => expect(platform.went.at(-1)).toBe(signInPath));
});

it('stays in step two after a reload, and asks for the code again (account.reload-goes-on)', async () => {
  const platform = asGuest();
  drawn(platform, <ForgotPage />, '/forgetPwd?back=%2Ffinance');
  await userEvent.click(screen.getByRole('radio', { name: 'Phone number' }));
  await userEvent.type(field('Phone number'), '13800000000');
  await userEvent.type(field('Verification code'), '123456{Enter}');
  await userEvent.type(await findField('New password'), 'secret2');
  const [address = ''] = platform.went;
  expect(address).toBe('/forgetPwd?back=%2Ffinance&step=password');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/123456|secret2/);
  const reload = keptOf(sessionStorage);
  cleanup();
  reload();

  drawn(platform, <ForgotPage />, address);
  expect(step()).toHaveTextContent('New password');
  expect(screen.getByText(/^The page was reloaded. Enter your code again/)).toBeVisible();
  expect(field('Account')).toHaveValue('13800000000');
  await userEvent.type(field('Verification code'), '123456');
  await userEvent.type(field('New password'), 'secret2');
  await userEvent.type(field('Confirm password'), 'secret2{Enter}');
  await waitFor(() =>
    expect(platform.payloadsOf(resetPassword)).toEqual([
      { account: '13800000000', countryCode: '86', code: '123456', password: 'secret2', passwordAgain: 'secret2' },
    ]),
  );
  await waitFor(() => expect(platform.went.at(-1)).toBe('/'));
});

it('begins again where this tab does not know whose password it was, and says why', async () => {
  const platform = asGuest();
  drawn(platform, <ForgotPage />, '/forgetPwd?back=%2Ffinance&step=password');
  expect(step()).toHaveTextContent('Verify your account');
  expect(screen.getByText('The page was reloaded. Request a new code to continue.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute(
    'href',
    '/components/login?back=%2Ffinance',
  );
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await userEvent.type(field('Verification code'), '654321{Enter}');
  await findField('New password');
  expect(screen.queryByText(/^The page was reloaded/)).toBeNull();
  await press('Start over');
  expect(platform.went.at(-1)).toBe('/forgetPwd?back=%2Ffinance');
  expect(sessionStorage).toHaveLength(0);
});

it('sends one code, however fast it is pressed', async () => {
  const platform = asGuest();
  drawn(platform, <ForgotPage />);
  await userEvent.type(field('E-mail'), 'ann@example.com');
  const button = screen.getByRole('button', { name: 'Send code' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(field('Verification code')).toHaveFocus());
  expect(platform.payloadsOf(sendCode)).toHaveLength(1);
});
