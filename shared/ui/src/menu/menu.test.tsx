import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuChoices, MenuItem, MenuLink } from './menu';

test('opens by keyboard, chooses, and gives the focus back', async () => {
  const choose = jest.fn();
  const leave = jest.fn();
  render(
    <Menu trigger={<button type="button">English</button>}>
      <MenuChoices
        label="Language"
        value="en"
        choices={[
          { value: 'en', label: 'English' },
          { value: 'jp', label: '日本語', lang: 'ja' },
        ]}
        onChoose={choose}
      />
      <MenuLink href="/account/mail">Messages</MenuLink>
      <MenuItem onSelect={leave}>Log out</MenuItem>
    </Menu>,
  );
  const trigger = screen.getByRole('button', { name: 'English' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'English' })).toBeInTheDocument();
  expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Messages' })).toHaveAttribute('href', '/account/mail');
  await userEvent.click(screen.getByRole('menuitemradio', { name: '日本語' }));
  expect(choose).toHaveBeenCalledWith('jp');
  expect(trigger).toHaveFocus();

  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('gives the focus back to nobody who has gone on (look.focus-follows-press)', async () => {
  const view = (open: boolean) => (
    <>
      <Menu open={open} trigger={<button type="button">English</button>}>
        <MenuItem onSelect={jest.fn()}>Log out</MenuItem>
      </Menu>
      <input aria-label="Amount" />
    </>
  );
  const { rerender } = render(view(true));
  expect(screen.getByRole('menu')).toHaveFocus();
  rerender(view(false));
  // The focus comes back behind a timer, and the trader is quicker.
  screen.getByLabelText('Amount').focus();
  await new Promise(resolve => setTimeout(resolve, 0));
  expect(screen.getByLabelText('Amount')).toHaveFocus();
});
