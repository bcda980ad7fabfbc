import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Menu, MenuItem } from '../menu/menu';
import { Dialog } from './dialog';

test('opens from its trigger, keeps the focus inside and gives it back', async () => {
  render(
    <Dialog title="Set a stop" closeLabel="Close" trigger={<button type="button">Stop</button>}>
      <input aria-label="Price" />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('dialog', { name: 'Set a stop' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
});

test('gives the focus to what is around its opener, where that has nothing left to do', async () => {
  const view = (open: boolean, isDone = false) => (
    <>
      <main tabIndex={-1}>
        <button type="button" disabled={isDone}>
          Close all
        </button>
      </main>
      <Dialog open={open} title="Close positions" closeLabel="Close">
        Sending
      </Dialog>
    </>
  );
  const { rerender } = render(view(false));
  screen.getByRole('button', { name: 'Close all' }).focus();
  rerender(view(true));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  rerender(view(false, true));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('gives the focus back to nobody who has gone on (look.focus-follows-press)', async () => {
  const view = (open: boolean) => (
    <>
      <button type="button">Stop</button>
      <input aria-label="Amount" />
      <Dialog open={open} title="Set a stop" closeLabel="Close">
        Sending
      </Dialog>
    </>
  );
  const { rerender } = render(view(false));
  screen.getByRole('button', { name: 'Stop' }).focus();
  rerender(view(true));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  rerender(view(false));
  // The answer has closed it; the focus comes back behind a timer, and the member is quicker.
  screen.getByLabelText('Amount').focus();
  await new Promise(resolve => setTimeout(resolve, 0));
  expect(screen.getByLabelText('Amount')).toHaveFocus();
});

test('while locked, nothing closes it', async () => {
  const change = jest.fn();
  render(
    <Dialog open locked onOpenChange={change} title="Withdraw" closeLabel="Close">
      Sending
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(change).not.toHaveBeenCalled();
});

test('a press on a notice leaves the dialog open, one beside it closes it', async () => {
  const change = jest.fn();
  render(
    <>
      <div data-toasts="">
        <p>Filled</p>
      </div>
      <p>Page</p>
      <Dialog open onOpenChange={change} title="Withdraw" closeLabel="Close">
        Amount
      </Dialog>
    </>,
  );
  // Radix takes the pointer from the page behind; the toasts have it all the same.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByText('Filled'));
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByText('Page'));
  expect(change).toHaveBeenCalledWith(false);
});

function Withdraw() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Withdraw
      </button>
      <ConfirmDialog open={isOpen} title="Sure?" yes="Yes" no="No" onAnswer={() => setOpen(false)} />
    </>
  );
}

test('opened by something else, it gives the focus back there', async () => {
  render(<Withdraw />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
});

describe('a confirmation', () => {
  const facts = [['Amount', '0.5 BTC']] as const;

  test('names its facts, and answers once', async () => {
    const answer = jest.fn();
    render(<ConfirmDialog open title="Withdraw?" facts={facts} yes="Withdraw" no="Back" onAnswer={answer} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Withdraw?' });
    expect(dialog).toHaveAccessibleDescription('Amount 0.5 BTC');
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(answer.mock.calls).toEqual([[true]]);
  });

  test('begins at yes where it is told to, and is not answered by the key that opened it', async () => {
    const answer = jest.fn();
    render(<ConfirmDialog open title="Confirm buy" yes="Buy" no="Back" tone="buy" focus="yes" onAnswer={answer} />);
    const yes = screen.getByRole('button', { name: 'Buy' });
    expect(yes).toHaveFocus();
    expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(answer.mock.calls).toEqual([[true]]);
  });

  test('Escape says no, but not while the answer is on its way', async () => {
    const answer = jest.fn();
    const ask = (busy: boolean) => (
      <ConfirmDialog open busy={busy} title="Cancel all?" yes="Cancel all" no="Back" onAnswer={answer} />
    );
    const { rerender } = render(ask(true));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
    expect(answer).not.toHaveBeenCalled();
    rerender(ask(false));
    await userEvent.keyboard('{Escape}');
    expect(answer.mock.calls).toEqual([[false]]);
  });
});

test('opened by an item of a menu, it gives the focus back to what opened the menu', async () => {
  function Acts() {
    const [asks, setAsks] = useState(false);
    return (
      <>
        <Menu trigger={<button type="button">Acts</button>}>
          <MenuItem onSelect={() => setAsks(true)}>Cancel order</MenuItem>
        </Menu>
        {asks ? (
          <Dialog open onOpenChange={setAsks} title="Cancel it?" closeLabel="Close">
            <input aria-label="Reason" />
          </Dialog>
        ) : null}
      </>
    );
  }
  render(<Acts />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Acts' })).toHaveFocus());
});
