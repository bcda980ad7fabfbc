import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './form';
import { FormTextField } from './inputs';
import { SubmitButton } from './submit-button';
import { useFields } from './use-fields';

interface Account {
  readonly name: string;
  readonly code: string;
  readonly again: string;
}
const START: Account = { name: '', code: '', again: '' };
const WORDS = {
  en: { title: 'Log in', needed: 'Enter it' },
  zh: { title: '登录', needed: '请输入' },
} as const;

function LogIn({ language }: { readonly language: keyof typeof WORDS }) {
  const form = useFields<Account>({ start: START });
  const { title, needed } = WORDS[language];
  const rules = { validate: (typed: string) => typed !== '' || needed };
  return (
    <Form form={form} label={title} onSubmit={() => form.setError('code', { message: 'Wrong code' })}>
      {(['name', 'code', 'again'] as const).map(name => (
        <FormTextField key={name} control={form.control} name={name} label={name} rules={rules} />
      ))}
      <SubmitButton control={form.control}>{title}</SubmitButton>
    </Form>
  );
}

const said = (name: string) => screen.getByLabelText(name);

it('says in the new language what is wrong, and only where something was said', async () => {
  const { rerender } = render(<LogIn language="en" />);
  await userEvent.click(said('name'));
  await userEvent.tab();
  expect(said('name')).toHaveAccessibleDescription('Enter it');
  await act(async () => rerender(<LogIn language="zh" />));
  expect(said('name')).toHaveAccessibleDescription('请输入');
  expect(said('again')).toHaveAccessibleDescription('');
});

it('leaves what a server has said as it came', async () => {
  const { rerender } = render(<LogIn language="en" />);
  for (const name of ['name', 'code', 'again']) await userEvent.type(said(name), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(said('code')).toHaveAccessibleDescription('Wrong code');
  await act(async () => rerender(<LogIn language="zh" />));
  expect(said('code')).toHaveAccessibleDescription('Wrong code');
});
