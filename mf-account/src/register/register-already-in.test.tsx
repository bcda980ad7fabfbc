import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field } from '@tradefloor/area/testing';
import { aServer } from '../testing/a-register-server';
import { drawn } from '../testing/drawn';
import RegisterPage from './register-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('tells who is in so, here or in another tab: their code would open no account', async () => {
  const platform = aServer();
  drawn(platform, <RegisterPage />, '/components/register?extension_code=AB1234&back=%2Ffinance');
  await userEvent.type(field('E-mail'), 'ann@example.com');
  await act(() => platform.session.signIn('T', 'bob@example.com'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re logged in');
  expect(screen.getByText('bob@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
});
