import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn, type SignIn } from '@tradefloor/contract';
import { signInSecondStep } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import SignInPage from './sign-in-page';

const asGuest = () => fakePlatform({ session: { kind: 'guest' } });
const account = () => screen.getByRole('textbox', { name: 'E-mail or phone number' });
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn(name = 'ann@example.com', secret = 'secret1') {
  await userEvent.type(account(), name);
  await userEvent.type(password(), secret);
}

it('says what is missing beside each field, and takes the focus to the first (account.sign-in-needs)', async () => {
  const platform = asGuest();
  drawn(platform, <SignInPage />);
  await userEvent.click(logIn());
  expect(account()).toHaveAccessibleDescription('Please enter an account number!');
  expect(password()).toHaveAccessibleDescription('Password cannot be less than six digits!');
  expect(account()).toHaveFocus();
  expect(platform.calls).toEqual([]);
});

it('is one form that password managers know, with the limits of the spec', () => {
  drawn(asGuest(), <SignInPage />);
  expect(account()).toHaveAttribute('autocomplete', 'username');
  expect(account()).toHaveAttribute('maxlength', '120');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('maxlength', '16');
  expect(account().closest('form')).toBe(password().closest('form'));
});

it('signs in once, however often it is pressed, and goes back to where the user was', async () => {
  const platform = asGuest();
  let arrive: (answer: SignIn) => void = () => undefined;
  platform.answer(signIn, () => new Promise(resolve => (arrive = resolve)));
  drawn(platform, <SignInPage />, '/components/login?back=%2Ffinance');
  await fillIn(' ann@example.com ');
  await userEvent.click(logIn());
  expect(logIn()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(logIn());
  await userEvent.keyboard('{Enter}');
  expect(platform.payloadsOf(signIn)).toEqual([
    { account: 'ann@example.com', areaCodeId: '86', password: 'secret1', newerForm: true },
  ]);
  expect(platform.readiness()).toBe('no');
  arrive({ kind: 'signed-in', token: 'T' });
  await waitFor(() => expect(platform.went).toEqual(['/']));
  expect(platform.session.state()).toEqual({ kind: 'user', userId: null, account: 'ann@example.com' });
});

it('shows the server’s words as they came, and lets the password be mended', async () => {
  const platform = asGuest();
  platform.fail(signIn, '账号或密码错误。');
  drawn(platform, <SignInPage />);
  await fillIn();
  await userEvent.click(logIn());
  await waitFor(() => expect(password()).toHaveAccessibleDescription('账号或密码错误。'));
  expect(password()).toHaveFocus();
  expect(account()).toHaveValue('ann@example.com');
  expect(platform.notices).toEqual([]);
});

it('says what no server said as a notice with its code', async () => {
  const platform = asGuest();
  platform.fail(signIn, '', 'unreachable');
  drawn(platform, <SignInPage />);
  await fillIn();
  await userEvent.click(logIn());
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'error', code: 'TF-1014' }]));
  expect(password()).toBeValid();
});

it('asks for the country of a number, and sends it as it was registered', async () => {
  const platform = asGuest();
  platform.answer(signIn, { kind: 'signed-in', token: 'T' });
  drawn(platform, <SignInPage />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await fillIn('7911 123456');
  const country = screen.getByRole('combobox', { name: 'Country or region' });
  expect(country).toHaveValue('China');
  await userEvent.click(country);
  await userEvent.type(country, 'united kin{Enter}');
  await userEvent.click(logIn());
  await waitFor(() =>
    expect(platform.payloadsOf(signIn)).toMatchObject([{ account: '+447911123456', areaCodeId: '44' }]),
  );
});

it('takes who has two-step sign-in to the second step', async () => {
  const platform = asGuest();
  platform.answer(signIn, { kind: 'second-step', challenge: 'C' });
  platform.fail(signInSecondStep, 'wrong code');
  drawn(platform, <SignInPage />);
  await fillIn();
  await userEvent.click(logIn());
  const code = await screen.findByRole('textbox', { name: '2FA code' });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(platform.session.state().kind).toBe('guest');
  await userEvent.click(logIn());
  expect(code).toHaveAccessibleDescription(/^Please enter the verification code!/);
  await userEvent.click(code);
  await userEvent.paste(' 123 456 ');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^wrong code/));
  expect(platform.payloadsOf(signInSecondStep).at(-1)).toEqual({ challenge: 'C', code: '123456' });

  platform.answer(signInSecondStep, { kind: 'signed-in', token: 'T' });
  await userEvent.clear(code);
  await userEvent.type(code, 'abcd-efgh{Enter}');
  await waitFor(() => expect(platform.session.state()).toMatchObject({ account: 'ann@example.com' }));
  expect(platform.payloadsOf(signInSecondStep).at(-1)).toEqual({ challenge: 'C', code: 'abcd-efgh' });
});

it('leaves the second step for another account', async () => {
  const platform = asGuest();
  platform.answer(signIn, { kind: 'second-step', challenge: 'C' });
  drawn(platform, <SignInPage />);
  await fillIn();
  await userEvent.click(logIn());
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(account()).toHaveValue('');
});

it('knows the way back on every other way in', () => {
  drawn(asGuest(), <SignInPage />, '/components/login?back=%2Ffinance%3Ftab%3D2');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/components/register?back=%2Ffinance%3Ftab%3D2',
  );
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgetPwd?back=%2Ffinance%3Ftab%3D2',
  );
});

it('tells who comes signed in that they are, and lets them go on', () => {
  const platform = fakePlatform();
  drawn(platform, <SignInPage />);
  expect(screen.getByRole('heading', { name: 'You’re logged in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  expect(platform.went).toEqual([]);
});

it('follows a sign-in of another tab, and offers the form again after a log out', async () => {
  const platform = fakePlatform();
  drawn(platform, <SignInPage />);
  act(() => platform.become({ kind: 'guest' }));
  expect(account()).toBeVisible();
  act(() => platform.become({ kind: 'user', userId: null, account: 'bob@example.com' }));
  await waitFor(() => expect(platform.went).toEqual(['/']));
});
