import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendCode } from '@tradefloor/contract';
import { field } from '@tradefloor/area/testing';
import { aServer } from '../testing/a-register-server';
import { drawn } from '../testing/drawn';
import RegisterPage from './register-page';

beforeEach(() => localStorage.clear());

describe('the code button', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const button = () => screen.getByRole('button', { name: /code|Resend/ });

  it('needs an account before it sends', async () => {
    const platform = aServer();
    drawn(platform, <RegisterPage />);
    await user().click(button());
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Please enter the account number!'));
    expect(field('E-mail')).toHaveFocus();
    expect(platform.payloadsOf(sendCode)).toEqual([]);
  });

  it('rests for 60 s, through a reload too, and is ignored meanwhile (account.code-pause)', async () => {
    const platform = aServer();
    const { unmount } = drawn(platform, <RegisterPage />);
    await user().type(field('E-mail'), 'ann@example.com');
    await user().click(button());
    expect(platform.payloadsOf(sendCode)).toEqual([{ account: 'ann@example.com' }]);
    expect(platform.notices).toEqual([{ kind: 'success', text: 'Sent!' }]);
    await waitFor(() => expect(button()).toHaveTextContent(/Resend in (59|60) s/));
    expect(field('Verification code')).toHaveFocus();
    await user().click(button());
    expect(platform.payloadsOf(sendCode)).toHaveLength(1);
    // A letter is no reason to wait for a text message.
    await user().click(screen.getByRole('radio', { name: 'Phone number' }));
    expect(button()).toHaveTextContent('Send code');
    await user().click(screen.getByRole('radio', { name: 'E-mail' }));
    expect(button()).toHaveTextContent(/Resend in (59|60) s/);

    act(() => jest.advanceTimersByTime(20_000));
    unmount();
    drawn(platform, <RegisterPage />);
    expect(button()).toHaveTextContent(/Resend in (39|40) s/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    act(() => jest.advanceTimersByTime(40_000));
    expect(button()).toHaveTextContent('Send code');
  });

  it('shows why no code was sent, and may be pressed again', async () => {
    const platform = aServer();
    platform.fail(sendCode, 'Too many tries.');
    drawn(platform, <RegisterPage />);
    await user().type(field('E-mail'), 'ann@example.com');
    await user().click(button());
    await waitFor(() => expect(field('Verification code')).toHaveAccessibleDescription('Too many tries.'));
    expect(button()).toHaveTextContent('Send code');
  });
});

it('keeps what was typed of either way while the other one is looked at', async () => {
  drawn(aServer(), <RegisterPage />, '/components/register?email=ann%40example.com');
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  await userEvent.type(field('Verification code'), '123456');
  await choose('Phone number');
  expect([field('Phone number'), field('Verification code')].map(each => each.getAttribute('value'))).toEqual(['', '']);
  await userEvent.type(field('Phone number'), '13800000000');
  await choose('E-mail');
  expect(field('E-mail')).toHaveValue('ann@example.com');
  expect(field('Verification code')).toHaveValue('123456');
  await choose('Phone number');
  expect(field('Phone number')).toHaveValue('13800000000');
});
