import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field } from '@tradefloor/area/testing';
import { aServer } from '../testing/a-register-server';
import { drawn } from '../testing/drawn';
import { keptOf } from '../testing/kept-of';
import RegisterPage from './register-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('goes on after a reload, without code and password (account.reload-goes-on)', async () => {
  const platform = aServer();
  const address = '/components/register?email=ann%40example.com';
  drawn(platform, <RegisterPage />, address);
  await userEvent.click(screen.getByRole('radio', { name: 'Phone number' }));
  await userEvent.type(field('Phone number'), '138 0000 0000');
  await userEvent.type(field('Verification code'), '123456');
  await userEvent.type(field('Password'), 'secret1');
  await userEvent.type(field('Invitation code (optional)'), 'AB1234');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/123456|secret1/);
  const reload = keptOf(sessionStorage);
  cleanup();
  // Left by a way that is no reload, it is forgotten.
  expect(sessionStorage).toHaveLength(0);
  reload();
  drawn(platform, <RegisterPage />, address);
  expect(field('Phone number')).toHaveValue('138 0000 0000');
  expect(field('Verification code')).toHaveValue('');
  expect(field('Invitation code (optional)')).toHaveValue('AB1234');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(platform.readiness()).toBe('ask');
});

it.each([
  ['the same link', 'ANN', 'OWN'],
  ['another link', 'BOB', 'BOB'],
  ['no link', '', 'OWN'],
])('by %s, the invitation is the one that was meant last', async (_, next, stands) => {
  const platform = aServer();
  drawn(platform, <RegisterPage />, '/components/register?extension_code=ANN');
  const invite = () => field('Invitation code (optional)');
  expect(invite()).toHaveValue('ANN');
  await userEvent.clear(invite());
  await userEvent.type(invite(), 'OWN');
  const reload = keptOf(sessionStorage);
  cleanup();
  reload();
  drawn(platform, <RegisterPage />, `/components/register?extension_code=${next}`);
  expect(invite()).toHaveValue(stands);
});
