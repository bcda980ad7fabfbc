import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { buttonClass } from './button-class';

test('presses, and does not submit the form around it unless it says so', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Cancel all</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test('is locked while it waits for an answer, and keeps its name and the focus', async () => {
  const press = jest.fn();
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Amount" />
      <Button variant="buy" type="submit" loading={loading} onClick={press}>
        Buy BTC
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Buy BTC' });
  await userEvent.click(button);
  expect(submit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Amount'), '1{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'primary', size: 'large' })).toBe('button primary large');
  expect(buttonClass()).toBe('button plain medium');
});
