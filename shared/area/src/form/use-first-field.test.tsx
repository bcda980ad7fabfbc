import { render, screen } from '@testing-library/react';
import { Form, FormTextField, useFields } from '@tradefloor/ui/form';
import { FollowFocus } from '../page';
import { useFirstField } from './use-first-field';

function CodeForm() {
  const form = useFields<{ code: string }>({ start: { code: '' } });
  useFirstField(form, 'code');
  return (
    <Form form={form} onSubmit={() => Promise.resolve()}>
      <FormTextField control={form.control} name="code" label="Code" />
    </Form>
  );
}

type Stage = 'password' | 'code' | 'done';

function Screen({ stage }: { readonly stage: Stage }) {
  return (
    <>
      <input aria-label="Search" />
      <FollowFocus stage={stage}>
        {stage === 'password' ? <button type="button">Turn on</button> : null}
        {stage === 'code' ? <CodeForm /> : null}
        {stage === 'done' ? <p>It is on</p> : null}
      </FollowFocus>
    </>
  );
}

it('goes to the first field of the form that stands where the pressed button stood', () => {
  const { rerender } = render(<Screen stage="password" />);
  screen.getByRole('button').focus();
  rerender(<Screen stage="code" />);
  expect(screen.getByLabelText('Code')).toHaveFocus();
  rerender(<Screen stage="done" />);
  expect(screen.getByText('It is on').parentElement).toHaveFocus();
});

it('stays with who is busy elsewhere when the form comes, and when it goes (look.focus-follows-press)', () => {
  const { rerender } = render(<Screen stage="password" />);
  screen.getByLabelText('Search').focus();
  rerender(<Screen stage="code" />);
  expect(screen.getByLabelText('Search')).toHaveFocus();
  rerender(<Screen stage="done" />);
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
