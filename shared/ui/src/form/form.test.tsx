import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './form';
import { FormCheckbox, FormCombobox, FormSelect } from './choices';
import { FormMoneyField, FormPasswordField, FormTextField } from './inputs';
import { SubmitButton } from './submit-button';
import { useFields } from './use-fields';

interface Withdrawal {
  readonly address: string;
  readonly number: string;
  readonly password: string;
  readonly network: string | null;
  readonly country: string | null;
  readonly agreed: boolean;
}

const START: Withdrawal = { address: '', number: '', password: '', network: null, country: null, agreed: false };

const needed = (what: string) => (value: unknown) => Boolean(value) || what;

function Withdraw({ send }: { readonly send: (withdrawal: Withdrawal) => Promise<void> }) {
  const form = useFields<Withdrawal>({ start: START });
  const { control } = form;
  return (
    <Form form={form} label="Withdraw" onSubmit={send}>
      <FormTextField {...{ control }} name="address" label="Address" rules={{ validate: needed('Enter an address') }} />
      <FormMoneyField
        {...{ control }}
        name="number"
        label="Amount"
        language="en"
        unread={() => 'No number'}
        scale={8}
        rules={{ validate: needed('Enter an amount') }}
      />
      <FormPasswordField
        {...{ control }}
        name="password"
        label="Password"
        autoComplete="current-password"
        revealLabel="Show"
      />
      <FormSelect
        {...{ control }}
        name="network"
        label="Network"
        placeholder="Choose"
        options={[{ value: 'erc20', label: 'ERC20' }]}
        rules={{ validate: needed('Choose a network') }}
      />
      <FormCombobox
        {...{ control }}
        name="country"
        label="Country"
        noMatch="None"
        options={[{ value: '86', label: 'China' }]}
      />
      <FormCheckbox {...{ control }} name="agreed" rules={{ validate: needed('Please tick') }}>
        I agree
      </FormCheckbox>
      <SubmitButton control={control}>Withdraw</SubmitButton>
    </Form>
  );
}

function withResolvers() {
  let resolve: () => void = jest.fn();
  const promise = new Promise<void>(done => (resolve = done));
  return { promise, resolve };
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Address'), 'bc1q');
  await userEvent.type(screen.getByLabelText('Amount'), '0.5');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.selectOptions(screen.getByLabelText('Network'), 'ERC20');
  await userEvent.type(screen.getByLabelText('Country'), 'chi{Enter}');
  await userEvent.click(screen.getByLabelText('I agree'));
}

test('errors stand beside their fields, and the first wrong field has the focus', async () => {
  const send = jest.fn(() => Promise.resolve());
  render(<Withdraw send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Enter an address');
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Enter an amount');
  expect(screen.getByLabelText('Network')).toHaveAccessibleDescription('Choose a network');
  expect(screen.getByLabelText('I agree')).toHaveAccessibleDescription('Please tick');
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('who mends the first wrong field is not taken to the next one (look.focus-follows-press)', async () => {
  jest.useFakeTimers();
  render(<Withdraw send={() => Promise.resolve()} />);
  screen.getByRole('button', { name: 'Withdraw' }).focus();
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Withdraw' })));
  // The next key is there before anything that waits behind a timer.
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await act(async () => void fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'b' } }));
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Enter an amount');
  expect(screen.getByLabelText('Address')).toHaveFocus();
});

test('is sent once, as typed, and locked until the answer', async () => {
  const { promise, resolve: answer } = withResolvers();
  const send = jest.fn<Promise<void>, [Withdrawal]>(() => promise);
  render(<Withdraw send={send} />);
  await fillIn();
  const button = screen.getByRole('button', { name: 'Withdraw' });
  await userEvent.dblClick(button);
  await userEvent.type(screen.getByLabelText('Address'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual({
    address: 'bc1q',
    number: '0.5',
    password: 'secret',
    network: 'erc20',
    country: '86',
    agreed: true,
  });
  expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await screen.findByRole('button', { name: 'Withdraw', busy: false });
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});

test('two presses before anything is drawn again are one', async () => {
  const send = jest.fn(() => Promise.resolve());
  render(<Withdraw send={send} />);
  await fillIn();
  const form = screen.getByRole('form', { name: 'Withdraw' });
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it('lets a press through before it says what is wrong with the field that was left for it', async () => {
  render(<Withdraw send={() => Promise.resolve()} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Address'));
  const button = screen.getByRole('button', { name: 'Show' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(screen.queryByText('Enter an address')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(await screen.findByText('Enter an address')).toBeVisible();
});
