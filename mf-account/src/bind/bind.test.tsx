import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bindEmail } from '@tradefloor/contract';
import { bindPhone } from '@tradefloor/contract/ext';
import { offeredTopic } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { field } from '@tradefloor/area/testing';
import { drawn } from '../testing/drawn';
import { keptOf } from '../testing/kept-of';
import { known } from '@tradefloor/platform/testing';
import BindPage from './bind-page';

function aServer(...offered: readonly { readonly name: string }[]): FakePlatform {
  const platform = fakePlatform();
  platform.offer(...offered);
  platform.answer(bindEmail, { message: 'Done.', id: null });
  platform.answer(bindPhone, { message: null, id: null });
  return platform;
}

beforeEach(() => sessionStorage.clear());

const bind = () => userEvent.click(screen.getByRole('button', { name: /^Link (e-mail|phone)$/ }));

it('needs an e-mail address and a code (account.bind-needs)', async () => {
  const platform = fakePlatform({ language: 'zh' });
  drawn(platform, <BindPage />);
  await userEvent.type(field('邮箱'), 'ann@');
  await userEvent.click(screen.getByRole('button', { name: '绑定邮箱' }));
  expect(screen.getByText('您输入的邮箱账号不符合规则!')).toBeVisible();
  expect(screen.getByText('请输入验证码！')).toBeVisible();
  expect(platform.calls).toEqual([]);
});

it('binds an e-mail address, reads the user again, and goes to the settings', async () => {
  const platform = aServer();
  drawn(platform, <BindPage />);
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await userEvent.type(field('Verification code'), '123456');
  await userEvent.type(field('Login password'), 'Secret-1');
  await bind();
  await waitFor(() => expect(platform.went).toEqual(['/account/accountSet']));
  expect(platform.calls.map(({ name }) => name)).toEqual(['bindEmail']);
  expect(platform.refreshed).toEqual(['user']);
  expect(platform.payloadsOf(bindEmail)).toEqual([{ code: '123456', email: 'ann@example.com', password: 'Secret-1' }]);
  expect(platform.notices).toEqual([
    { kind: 'success', text: 'ann@example.com is now linked. Use it to log in, get codes and reset your password.' },
  ]);
});

it('binds a phone where the server has the call', async () => {
  const platform = aServer(bindPhone);
  drawn(platform, <BindPage />, '/bindEmail?type=phone');
  expect(screen.getByRole('heading', { name: 'Link phone' })).toBeVisible();
  await userEvent.type(field('Phone number'), '13800000000');
  await userEvent.type(field('Verification code'), '123456');
  await userEvent.type(field('Login password'), 'Secret-1');
  await bind();
  await waitFor(() => expect(platform.went).toEqual(['/account/accountSet']));
  expect(platform.payloadsOf(bindPhone)).toEqual([
    { code: '123456', phone: '13800000000', countryCode: '86', password: 'Secret-1' },
  ]);
  expect(platform.notices).toEqual([
    { kind: 'success', text: '13800000000 is now linked. Use it to log in, get codes and reset your password.' },
  ]);
});

it('asks who has two steps for the code of the app, too', async () => {
  const platform = aServer();
  known(platform, { twoStepOn: true });
  drawn(platform, <BindPage />);
  await userEvent.type(field('E-mail'), 'ann@example.org');
  await userEvent.type(field('Verification code'), '123456');
  await bind();
  expect(screen.getByText('Enter your password')).toBeVisible();
  expect(screen.getByText('Enter the code from your authenticator app')).toBeVisible();
  await userEvent.type(field('Login password'), 'Secret-1');
  await userEvent.type(field('Authenticator or recovery code'), '654 321');
  await bind();
  await waitFor(() => expect(platform.payloadsOf(bindEmail)).toMatchObject([{ twoStepCode: '654321' }]));
});

it('shows the server’s refusal as it came', async () => {
  const platform = aServer();
  platform.fail(bindEmail, 'This account is already registered.');
  drawn(platform, <BindPage />);
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await userEvent.type(field('Verification code'), '123456');
  await userEvent.type(field('Login password'), 'Secret-1');
  await bind();
  expect(await screen.findByText('This account is already registered.')).toHaveFocus();
  expect(platform.went).toEqual([]);
});

it('says what is bound now, and that a new one takes its place', () => {
  const platform = aServer();
  known(platform, { email: 'old@example.com' });
  // A server that binds no phones.
  platform.drive(offeredTopic, []);
  drawn(platform, <BindPage />, '/bindEmail?type=phone');
  expect(
    screen.getByText('Current: old@example.com. Replacing it pauses withdrawals and C2C sales for 24 hours.'),
  ).toBeVisible();
});

it('says what follows from an address that was replaced', async () => {
  const platform = aServer();
  known(platform, { email: 'old@example.com' });
  drawn(platform, <BindPage />);
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await userEvent.type(field('Verification code'), '123456');
  await userEvent.type(field('Login password'), 'Secret-1');
  await bind();
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]?.text).toMatch(/is now linked.*Withdrawals and C2C sales are paused for 24 hours\.$/);
});

it('goes on after a reload, without code and password (account.reload-goes-on)', async () => {
  const platform = aServer(bindPhone);
  drawn(platform, <BindPage />);
  await userEvent.click(screen.getByRole('radio', { name: 'Phone number' }));
  await userEvent.type(field('Phone number'), '13900001111');
  await userEvent.type(field('Verification code'), '123456');
  await userEvent.type(field('Login password'), 'Secret-1');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/123456|Secret-1/);
  const reload = keptOf(sessionStorage);
  cleanup();
  // Left by a way that is no reload, it is forgotten.
  expect(sessionStorage).toHaveLength(0);
  reload();
  drawn(platform, <BindPage />);
  expect(field('Phone number')).toHaveValue('13900001111');
  expect(field('Verification code')).toHaveValue('');
  expect(platform.readiness()).toBe('ask');
});

it('keeps what is typed while the server has not yet said that it binds phones', async () => {
  const platform = aServer();
  drawn(platform, <BindPage />, '/bindEmail?type=phone');
  await userEvent.type(field('Phone number'), '139');
  platform.offer(bindPhone);
  act(() => platform.drive(offeredTopic, ['bindPhone']));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(field('Phone number')).toHaveValue('139');
});

it('keeps what was typed of either way while the other one is looked at', async () => {
  const platform = aServer(bindPhone);
  drawn(platform, <BindPage />);
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await userEvent.type(field('Verification code'), '123456');
  await choose('Phone number');
  expect(field('Phone number')).toHaveValue('');
  await choose('E-mail');
  expect(field('E-mail')).toHaveValue('ann@example.com');
  expect(field('Verification code')).toHaveValue('123456');
});
