import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

function Account({ error }: { readonly error?: string }) {
  const [account, setAccount] = useState('');
  return <TextField label="Account" hint="E-mail or phone" error={error} value={account} onChange={setAccount} />;
}

test('is named by its label and described by its hint and error', async () => {
  const { rerender } = render(<Account />);
  const field = screen.getByRole('textbox', { name: 'Account' });
  await userEvent.type(field, 'a@b.c');
  expect(field).toHaveValue('a@b.c');
  expect(field).toHaveAccessibleDescription('E-mail or phone');
  expect(field).toBeValid();
  rerender(<Account error="Please enter an account number!" />);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please enter an account number! E-mail or phone');
});

test('a password can be pasted and looked at', async () => {
  const change = jest.fn();
  render(
    <PasswordField
      label="Password"
      autoComplete="current-password"
      revealLabel="Show password"
      value="secret"
      onChange={change}
    />,
  );
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeInTheDocument();
  await userEvent.click(field);
  await userEvent.paste('1');
  expect(change).toHaveBeenLastCalledWith('secret1');
});
