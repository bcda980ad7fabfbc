import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkEmailCode, checkPhoneCode, listNews, register, signIn } from '@tradefloor/contract';
import { outcomeIn } from '@tradefloor/platform';
import { field } from '@tradefloor/area/testing';
import { aServer } from '../testing/a-register-server';
import { drawn } from '../testing/drawn';
import RegisterPage from './register-page';

const signUp = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));

async function fillIn(account = 'ann@example.com') {
  await userEvent.type(field(account.includes('@') ? 'E-mail' : 'Phone number'), account);
  await userEvent.click(field('Verification code'));
  await userEvent.paste(' 123 456 ');
  await userEvent.type(field('Password'), 'secret1');
  await userEvent.type(field('Confirm password'), 'secret1');
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const MESSAGES = {
  en: {
    button: 'Sign up',
    said: [
      'Please enter the account number!',
      'Please enter the verification code!',
      'Enter a password',
      'Enter the password again',
      'Please check agree to user agreement first',
    ],
  },
  zh: {
    button: '注册',
    said: ['请输入账号！', '请输入验证码！', '请输入密码', '请再次输入密码', '请先勾选同意用户协议'],
  },
} as const;

it.each(['en', 'zh'] as const)('says in %s all that is missing, each beside its field', async language => {
  const platform = aServer(language);
  drawn(platform, <RegisterPage />);
  await userEvent.click(screen.getByRole('button', { name: MESSAGES[language].button }));
  for (const message of MESSAGES[language].said) expect(screen.getByText(message)).toBeVisible();
  expect(platform.calls.map(({ name }) => name)).toEqual(['listNews']);
  expect(document.activeElement).toHaveAttribute('type', 'email');
});

it('judges what was typed (account.register-needs)', async () => {
  drawn(aServer(), <RegisterPage />);
  await userEvent.type(field('E-mail'), 'ann');
  await userEvent.type(field('Password'), '12345');
  await userEvent.type(field('Confirm password'), '123456');
  await signUp();
  expect(field('E-mail')).toHaveAccessibleDescription('Enter a valid e-mail address');
  expect(field('Password')).toHaveAccessibleDescription(/^Use at least 6 characters/);
  expect(field('Confirm password')).toHaveAccessibleDescription('Passwords don’t match');
  await userEvent.type(field('Password'), '6');
  expect(field('Confirm password')).toBeValid();
  await userEvent.click(screen.getByRole('radio', { name: 'Phone number' }));
  await userEvent.type(field('Phone number'), '1380000');
  await signUp();
  expect(field('Phone number')).toHaveAccessibleDescription('Enter a valid phone number for this country');
});

it('takes e-mail and invitation from the query, and is not dirty for that (account.invitation-link)', () => {
  const platform = aServer();
  drawn(platform, <RegisterPage />, '/components/register?extension_code=AB1234&email=ann%2Bnew%40example.com');
  expect(field('E-mail')).toHaveValue('ann+new@example.com');
  expect(field('Invitation code (optional)')).toHaveValue('AB1234');
  expect(platform.readiness()).toBe('yes');
});

it('takes a phone number from the query, with the country that it was written with', () => {
  const platform = aServer();
  drawn(platform, <RegisterPage />, '/components/register?phone=%2B44+7911+123456');
  expect(screen.getByRole('radio', { name: 'Phone number' })).toBeChecked();
  expect(field('Phone number')).toHaveValue('+44 7911 123456');
  expect(screen.getByRole('combobox', { name: 'Country or region' })).toHaveValue('United Kingdom');
});

it('checks the code first, then makes the account, and ends on the result page (account.code-first)', async () => {
  const platform = aServer();
  drawn(platform, <RegisterPage />, '/components/register?extension_code=AB1234&back=%2Ffinance');
  await fillIn();
  expect(platform.readiness()).toBe('ask');
  await signUp();
  await waitFor(() => expect(platform.went).toEqual(['/success?of=register&back=%2Ffinance']));
  expect(outcomeIn(platform.carried[0])).toMatchObject({
    language: 'en',
    title: 'Your account is ready',
    text: 'You’re logged in. Verify your identity to trade fiat.',
    next: [{ to: '/account/authentication' }, { label: 'Continue' }],
  });
  expect(platform.session.state()).toMatchObject({ kind: 'user', account: 'ann@example.com' });
  const made = platform.calls.filter(({ name }) => name !== 'listNews');
  expect(made.map(({ name, payload }) => [name, payload])).toEqual([
    ['checkEmailCode', { code: '123456', account: 'ann@example.com' }],
    [
      'register',
      {
        mode: 'email',
        account: 'ann@example.com',
        code: '123456',
        password: 'secret1',
        passwordAgain: 'secret1',
        inviteCode: 'AB1234',
      },
    ],
    ['signIn', { areaCodeId: '86', account: 'ann@example.com', password: 'secret1', newerForm: true }],
  ]);
});

it('leads to the sign-in page who is not in by the password alone', async () => {
  const platform = aServer();
  platform.fail(signIn, '', 'unreachable');
  drawn(platform, <RegisterPage />, '/components/register?back=%2Ffinance');
  await fillIn();
  await signUp();
  await waitFor(() => expect(platform.went).toHaveLength(1));
  expect(outcomeIn(platform.carried[0])).toMatchObject({
    next: [{ to: '/components/login?back=%2Ffinance', label: 'Log in' }, { to: '/' }],
  });
});

it('finds the account that was made when the answer was lost', async () => {
  const platform = aServer();
  platform.fail(register, '', 'timeout');
  platform.fail(signIn, '', 'unreachable');
  drawn(platform, <RegisterPage />);
  await fillIn();
  await signUp();
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  platform.answer(signIn, { kind: 'signed-in', token: 'T' });
  // By now the code is used up.
  platform.fail(checkEmailCode, 'The verification code is wrong or has expired.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign up' })).not.toHaveAttribute('aria-busy'));
  await signUp();
  await waitFor(() => expect(platform.went).toEqual(['/success?of=register']));
  expect(platform.payloadsOf(register)).toHaveLength(1);
});

it('registers a phone with its country', async () => {
  const platform = aServer();
  drawn(platform, <RegisterPage />);
  await userEvent.click(screen.getByRole('radio', { name: 'Phone number' }));
  expect(screen.getByRole('combobox', { name: 'Country or region' })).toHaveValue('China');
  await fillIn('138 0000 0000');
  await signUp();
  await waitFor(() => expect(platform.went).toEqual(['/success?of=register']));
  expect(platform.payloadsOf(checkPhoneCode)).toEqual([{ code: '123456', phone: '13800000000', countryCode: '86' }]);
  expect(platform.payloadsOf(register)).toMatchObject([
    { mode: 'phone', account: '13800000000', countryCode: '86', areaCodeId: '86' },
  ]);
});

it('shows a wrong code beside its field, and makes no account', async () => {
  const platform = aServer();
  platform.fail(checkEmailCode, 'The verification code is wrong or has expired.');
  drawn(platform, <RegisterPage />);
  await fillIn();
  await signUp();
  await waitFor(() =>
    expect(field('Verification code')).toHaveAccessibleDescription('The verification code is wrong or has expired.'),
  );
  expect(field('Verification code')).toHaveFocus();
  expect(platform.payloadsOf(register)).toEqual([]);
});

it('shows what the server says of the whole as it came, and takes the focus there', async () => {
  const platform = aServer();
  platform.fail(register, '该账号已注册。');
  drawn(platform, <RegisterPage />);
  await fillIn();
  await signUp();
  expect(await screen.findByText('该账号已注册。')).toHaveFocus();
  expect(platform.went).toEqual([]);
});

it('names the agreements of column 21, each in a tab of its own', async () => {
  const platform = aServer();
  drawn(platform, <RegisterPage />);
  const link = await screen.findByRole('link', { name: 'User agreement (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/components/noticeDetail?id=2101');
  expect(link).toHaveAttribute('target', '_blank');
  expect(platform.payloadsOf(listNews)).toEqual([{ column: 'agreements', language: 'en' }]);
});
