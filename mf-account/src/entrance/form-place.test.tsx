import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { type ReactNode, useState } from 'react';
import { drawn } from '../testing/drawn';
import { FormPlace } from './form-place';

/** As `later` draws it: the place, then the form in its place. */
function aForm() {
  let come: () => void = () => undefined;
  function Later({ place, form }: { readonly place: ReactNode; readonly form: ReactNode }) {
    const [isHere, setHere] = useState(false);
    come = () => setHere(true);
    return <main>{isHere ? form : place}</main>;
  }
  drawn(
    fakePlatform(),
    <Later
      place={
        <FormPlace
          above={<input type="radio" aria-label="E-mail" />}
          fields={[{ label: 'E-mail' }, { label: 'Password' }]}
          submit="Log in"
        />
      }
      form={
        <form>
          <label>
            E-mail
            <input type="radio" />
          </label>
          <label>
            E-mail
            <input />
          </label>
          <label>
            Password
            <input type="password" />
          </label>
          <button type="submit">Log in</button>
        </form>
      }
    />,
  );
  return { come: () => act(async () => come()) };
}

it('gives the field that was pressed to whoever pressed it, once it has come', async () => {
  const { come } = aForm();
  await userEvent.click(screen.getByLabelText('Password'));
  await come();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('gives the field that Tab has reached, and not the choice that is called as it is', async () => {
  const { come } = aForm();
  await userEvent.tab();
  await userEvent.tab();
  await come();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

it('takes nothing for the form that nobody has pressed (look.focus-follows-press)', async () => {
  const { come } = aForm();
  await come();
  expect(document.body).toHaveFocus();
});

it('takes nothing that is typed', async () => {
  aForm();
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
