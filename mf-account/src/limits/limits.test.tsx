import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, sendCode, signIn } from '@tradefloor/contract';
import { readTries, type Tries } from '@tradefloor/contract/ext';
import { serverClockTopic } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { field } from '@tradefloor/area/testing';
import RegisterPage from '../register/register-page';
import SignInPage from '../sign-in/sign-in-page';
import { aServer } from '../testing/a-register-server';
import { drawn } from '../testing/drawn';

const NONE: Tries = { sendFrom: null, codeFrom: null, passwordFrom: null, registerFrom: null };
const inMinutes = (minutes: number) => asInstant(Date.now() + minutes * 60_000);
const sendButton = () => screen.getByRole('button', { name: /^(Send code|Resend in \d+ s)$/ });

function telling(platform: FakePlatform, tell: () => Partial<Tries>): FakePlatform {
  platform.offer(readTries);
  platform.answer(readTries, () => ({ ...NONE, ...tell() }));
  return platform;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('says that codes are used up before the button is pressed, by the server’s clock (account.limits-told)', async () => {
  const platform = telling(aServer(), () => ({ sendFrom: inMinutes(41.99) }));
  drawn(platform, <RegisterPage />);
  await waitFor(() =>
    expect(field('Verification code')).toHaveAccessibleDescription(
      /^Too many codes requested. Try again in 41:[0-5]\d ?\.$/,
    ),
  );
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await userEvent.click(sendButton());
  expect(platform.payloadsOf(sendCode)).toEqual([]);
  act(() => platform.drive(serverClockTopic, { offsetMs: 60_000 }));
  expect(field('Verification code')).toHaveAccessibleDescription(/in 40:[0-5]\d ?\.$/);
});

it('asks for the account once it is typed, not for half of it; what was said stands meanwhile', async () => {
  const platform = telling(aServer(), () => ({ sendFrom: inMinutes(60) }));
  drawn(platform, <RegisterPage />);
  await waitFor(() => expect(field('Verification code')).toHaveAccessibleDescription(/^Too many codes requested/));
  let answer: ((tries: Tries) => void) | undefined;
  platform.answer(readTries, () => new Promise<Tries>(resolve => (answer = resolve)));
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await waitFor(() => expect(platform.payloadsOf(readTries)).toEqual([{}, { account: 'ann@example.com' }]));
  expect(field('Verification code')).toHaveAccessibleDescription(/^Too many codes requested/);
  answer?.(NONE);
  await waitFor(() => expect(field('Verification code')).not.toHaveAccessibleDescription(/^Too many codes/));
});

it('takes the minute between two codes for what it is', async () => {
  const platform = telling(aServer(), () => ({ sendFrom: inMinutes(0.5) }));
  drawn(platform, <RegisterPage />);
  await waitFor(() => expect(sendButton()).toHaveTextContent(/^Resend in (?:[12]\d|30) s$/));
  expect(screen.queryByText(/^Too many codes/)).toBeNull();
});

it('counts down after a refusal, in place of what was said once', async () => {
  let tries: Partial<Tries> = {};
  const platform = telling(fakePlatform({ session: { kind: 'guest' } }), () => tries);
  platform.fail(signIn, 'Too many attempts. Try again in 10 min.');
  drawn(platform, <SignInPage />);
  await userEvent.type(screen.getByLabelText('E-mail or phone number'), 'ann@example.com');
  tries = { passwordFrom: inMinutes(9.99) };
  await userEvent.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  const password = screen.getByLabelText('Password');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(/^Too many failed attempts. Try again in 09:[0-5]\d ?\.$/),
  );
  expect(password).toHaveFocus();
});
