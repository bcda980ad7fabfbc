import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { mount, unmount } from './sign-in-part';

it('signs in beside what another area shows, and goes nowhere', async () => {
  window.history.replaceState(null, '', '/quotation');
  const platform = fakePlatform({ session: { kind: 'guest' } });
  platform.answer(signIn, { kind: 'signed-in', token: 'T' });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { name: 'sign-in', domElement, platform, given: {}, crashed: () => undefined };
  await act(() => mount(props));
  expect(await screen.findByRole('heading', { level: 2, name: 'Log in to Tradefloor' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgetPwd?back=%2Fquotation',
  );
  const register = screen.getByRole('link', { name: 'Sign up' });
  expect(register).toHaveAttribute('href', '/components/register?back=%2Fquotation');
  expect(platform.readiness()).toBe('yes');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or phone number' }), 'ann@example.com');
  // Another build of the area may not take away what is typed.
  expect(platform.readiness()).toBe('ask');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  await waitFor(() => expect(platform.session.state().kind).toBe('user'));
  expect(platform.went).toEqual([]);
  await userEvent.click(register);
  expect(platform.went).toEqual(['/components/register?back=%2Fquotation']);
  await act(() => unmount(props));
  expect(domElement).toBeEmptyDOMElement();
  expect(platform.listeners()).toBe(0);
});
